extension CueTables {
  static let germanActions = """
    sure todo|fixme|xxx|to-do
    sure [ ]
    sure ☐
    sure @ ..3 kannst|könntest|bitte|kann|machst|würdest|*en
    sure %
    + aufgabe|aufgaben|maßnahme|maßnahmen|wiedervorlage|nächste_schritte|nächster_schritt
    | hausaufgabe|hausaufgaben|zu_erledigen|offen|offene_punkte|arbeitsauftrag|auftrag #? :
    sure % verantwortlich|zuständig|bearbeiter|zugewiesen_an|aufgabe_für|auftrag_an ..3 :|–
    sure % ihre_aufgabe|deine_aufgabe|eure_aufgabe|ihr_auftrag :|ist|lautet
    yes % bitte !,|gern|schön|sehr|beachten_sie_den|beachten_sie_die_schöne|nicht ..12
    + *en|*ern|*eln|*e|*t|ab|aus|ein|an|zu|mit|bei|zurück|END
    yes % bitte *en|*ern|*eln sie
    yes ich|wir bitte|bitten sie|dich|euch|um|alle
    yes wird|werden|sind ..9 gebeten|aufgefordert|ersucht|angehalten|verpflichtet|aufgerufen
    yes um ..9 wird gebeten|ersucht
    yes wird ..9 gebeten
    yes % *en|*ern|*eln|tun sie !nicht|sich_wohl & NOT
    + können|finden|möchten|wollen|haben|zögern|werden|kennen|sehen|sollten|?
    yes , *en|*ern|*eln sie & % wenn|falls|sobald|sollte|bei|nach|vor|bevor
    yes und|dann *en|*ern|*eln sie & bitte|$imp
    imp = füllen, senden, schicken, lesen, prüfen, unterschreiben, legen, geben, nehmen, bringen
    imp += entwerten, wenden, melden, rufen, tragen, halten, denken, beschreiben, achten, öffnen
    imp += schließen, drücken, wählen, tippen, klicken, stellen, kontrollieren, ergänzen,
    + begründen
    imp += berechnen, zeichnen, notieren, erstellen, laden, installieren, aktualisieren, starten
    yes % *en|*ern|*eln|lesen sie ..9 zur|zum|bis|vor|am|aus|ein|ab|an|zurück
    yes %
    + schick|schickt|gib|gebt|bring|bringt|nimm|nehmt|mach|macht|denk|denkt|lies|lest|melde
    | meldet|kauf|kauft|ruf|ruft|füll|füllt|räum|räumt|hol|holt|schreib|schreibt|prüf|prüfe|prüft
    | sag|sagt|vergiss|vergesst|stell|stellt|lass|lasst|trag|tragt|übe|übt|löse|löst|lade|ladet
    | zieh|zieht|leg|legt|klick|klicke|öffne|öffnet|schließ|schließe|wähle|wählt|entferne|bestell
    | bestellt|reserviere|reserviert|buche|bucht|sende|sendet|ergänze|ergänzt|aktualisiere
    | korrigiere|überprüfe|teste|testet|installiere|berechne|berechnet|beschreibe|beschreibt
    | erkläre|erklärt|zeichne|zeichnet|begründe|begründet
    + !die_sonne|sich|es_sich & NOT zur_freude
    yes muss|müssen|musst|müsst|soll|sollen|sollte|sollten ..14 *en|*ern|*eln|*tun|werden
    + & NOT $nomust|geregnet|nicht|sein_1|haben_1
    nomust = muss nicht, nicht teuer, geregnet haben, gewesen sein, müssen nichts, haben muss
    yes ist|sind|hat|haben ..14 zu *en|*ern|*eln|tun END
    yes ist|sind|hat|haben ..14
    + *zugeben|*zureichen|*zusenden|*zufüllen|*zubringen|*zuholen|*zulegen|*zustellen
    | *zuschließen|*zumelden|*zutragen|*zuschalten|*zunehmen|*zuhalten|*zuweisen|*zuführen
    | *zubereiten|*zubewahren|*zuzeigen|*zusprechen|*zuschicken|*zusetzen|*zulesen|*zuziehen
    | *zubauen|*zuräumen
    yes kümmert|kümmern sich ..4 um
    yes übernimmt|übernehmen|erledigt|organisiert|besorgt|holt|bereitet|verschickt|sendet
    | erstellt|schreibt|prüft|klärt|informiert|bestellt|reserviert|koordiniert|aktualisiert
    | sammelt|liefert|kontaktiert|lädt|meldet ..9 bis|vor|bei|ein|aus|ab|vor|den|die|das|zur|zum
    + & ^ #cap & NOT
    + wurde|hat|seit|war|immer|jedes_jahr|früher|app|update|programm|system|er|sie|version|server
    | sensor
    yes es_wurde|wurde ..2 beschlossen|vereinbart|festgelegt
    yes beschlossen|vereinbart|beauftragt|zugesagt ,? dass|zu|mit|den|die
    yes vergessen_sie_nicht|vergiss_nicht|vergesst|denken_sie_daran|denk_daran|denkt_daran
    | nicht_vergessen|daran_denken|achten_sie_darauf|stellen_sie_sicher|sorgen_sie
    yes könntest|könnten|kannst|könnt|würdest|würden|können du|sie|ihr|jemand & ?|bitte|mir|uns
    + & NOT abend_schöner
    yes jemand|irgendwer|wer ..2 muss|soll|sollte|kann|müsste
    yes *en|*ern|*eln END &
    + morgens|abends|täglich|kapsel|tablette|tropfen|mahlzeit|nüchtern|unzerkaut|mg
    yes einnehmen|auftragen|einreiben|inhalieren|spritzen|einträufeln & NOT
    + nicht|wird|werden|eingenommen|nie|niemals
    yes wir brauchen|suchen|benötigen jemand|jemanden|freiwillige|helfer|noch|bis
    yes dringend|umgehend|unverzüglich|baldmöglichst|zeitnah|schnellstmöglich
    | so_bald_wie_möglich ..8 *en|*ern|*eln END
    yes verpflichtet_sich|verpflichten_sich|ist_verpflichtet|sind_verpflichtet|obliegt_es
    yes % noch zu? *en|*ern|*eln|offen
    yes kontrolle|wiedervorstellung|nachkontrolle|wiedervorlage ..8
    + wird_gebeten|erbeten|empfohlen|in_#|in_sechs|in_drei|in_zwei
    yes rückmeldung|antwort|bestätigung|zusendung|rücksendung|überweisung ..6
    + erbeten|bitte|gebeten
    veto müssen_nichts|muss_nicht|müssen_nicht|brauchen_nicht|brauchen_nichts|nicht_nötig
    | nicht_erforderlich|nicht_notwendig|nichts_tun|nichts_zu_tun|nichts_weiter
    veto bitte beachten|beachtet|genießen ..9 blick|aussicht|schönheit
    veto " bitte ,
    veto die_bitte|gern_geschehen|bitte_schön|bitte_sehr|wie_bitte
    veto [ x ]
    veto geregnet_haben|gewesen_sein|gewesen_haben|gegeben_haben|passiert_sein|viel_zu_lachen
    veto hat|haben|wurde|wurden ..12 ge*en END
    veto dankte|dankt|danken|bedankt|danke_für & NOT bitte
    mask zu_tun_gibt|lesen_war|fragen_kostet|zu_lachen
    """
}

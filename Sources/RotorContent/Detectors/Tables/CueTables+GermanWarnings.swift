extension CueTables {
  static let germanWarnings = """
    alarm = achtung, vorsicht, warnung, gefahr, obacht, warnhinweis, sicherheitshinweis
    alarm += wichtiger hinweis, wichtige sicherheitshinweise, lebensgefahr, unwetterwarnung
    alarm += sturmwarnung, rückruf, wichtiger sicherheitshinweis, gefahrenhinweis, alarm
    harm = verletz*, tod, tödlich*, brand*, explosion*, verbrenn*, verbrüh*, verätz*, schäd*
    harm += schaden, stromschlag, vergift*, erstick*, absturz*, lawine*, steinschlag, sturz*
    harm += datenverlust, verlust*, allerg*, atemnot, schwindel, blutung*, infektion*, unfall*
    harm += nebenwirkung*, kreislauf*, überhitz*, kurzschluss, hautreiz*, reiz*, krebs*
    danger = *gefahr, lebensgefahr, brandgefahr, absturzgefahr, rutschgefahr, verletzungsgefahr
    hazard = giftig, hochgiftig, gefährlich, lebensgefährlich, tödlich, ätzend, leicht
    + entzündlich
    hazard += explosiv, rutschig, hochentzündlich, entzündlich, brennbar, gesundheitsschädlich
    hazard += krebserregend, ansteckend, radioaktiv, scharfkantig, verseucht, giftige,
    + gefährliche
    hazard += glatt, spiegelglatt, einsturzgefährdet, instabil, morsch, brüchig,
    + gesundheitsgefährdend
    hazard += gefährlicher, giftiger, ätzende, ungesichert, ungesicherte, leichtentzündlich
    not = nicht, nie, niemals, kein, keine, keinen, keinem, keinesfalls, auf keinen fall
    not += unter keinen umständen, in keinem fall, keiner
    yes % $alarm :|!|,|–|-|.
    sure ^ $alarm :|!|–
    sure ⚠
    sure ☠
    yes % $danger !für|abgewendet|gebannt|gut
    yes besteht|bestehen|droht|drohen|herrscht|vor|wegen|erhöhte|hohe|akute ..3 $danger
    yes $danger besteht|droht|durch|bei|von|im|auf|am|an
    yes risiko|gefahr von|einer|eines|für|des|der ..3 $harm &
    + erhöh*|besteht|birgt|kann|hoch|hohes
    yes betreten|zutritt|zugang|baden|rauchen|schwimmen|klettern|durchfahrt|tauchen|füttern ..6
    + verboten|untersagt|gesperrt|lebensgefährlich|verboten!
    yes verboten|untersagt|unzulässig & NOT gut|war|waren|wurde
    yes ist|sind ..8 verboten|untersagt|nicht_gestattet|nicht_erlaubt|nicht_zulässig
    yes darf|dürfen ..12 $not
    yes $not ..8 dürfen|darf
    yes % *en|*ern|*eln sie ..9 $not|nie|kein|keine
    yes % bitte ..9 $not ..4 *en|*ern|*eln
    yes % $not ..8 *en|*ern|*eln !sie_nicht & !|bitte|, & NOT zögern|verpassen
    yes $not *en|*ern|*eln !|END
    yes , $not *en|*ern|*eln END
    yes % bitte? $not ..5 *en|*ern|*eln END & NOT $past
    past = war, waren, wurde, wurden, hatte, hatten, hat, haben
    yes niemals|keinesfalls|auf_keinen_fall|unter_keinen_umständen|in_keinem_fall
    yes % nie|niemals ..6 *en|*ern|*eln
    yes hüten_sie|hüte_dich|hütet_euch|seien_sie_vorsichtig|sei_vorsichtig|seid_vorsichtig
    yes passen_sie_auf|pass_auf|passt_auf|vorsichtig *en|*ern|*eln|sein|fahren
    yes gehen_sie|fahren_sie|bewegen_sie ..2 langsam|vorsichtig
    yes vorsicht bei|beim|vor|mit|auf|im
    yes finger_weg|hände_weg|abstand_halten|abstand_von|fernhalten|fern_halten|meiden_sie
    | nicht_anhalten
    yes halten sie ..5 abstand|fern
    yes von_kindern ..4 fern|fernhalten|unzugänglich
    yes außer_reichweite|außerhalb_der_reichweite|nicht_in_die_hände|für_kinder ..4
    + $not|ungeeignet
    yes auf_eigene_gefahr|auf_eigenes_risiko
    yes $be? ..3 $hazard & NOT $not|war|waren|ungefährlich
    be = ist, sind, wird, werden, sehr, höchst, hoch, extrem, besonders, kann, könnte
    yes ist|sind|wird|werden|sehr|höchst|extrem|kann|können ..6 $hazard & NOT $not|war|waren
    yes $hazard *strömung*|strömung|stoff*|gas*|dämpfe|pilz*|strahlung|stelle*|kurve* & NOT $not
    yes kann|können|könnte|könnten ..12 $harm|führen|verursachen|auslösen|explodieren|überhitzen
    yes kann|können|könnte|könnten ..9
    + reißen|brechen|einstürzen|platzen|kippen|abrutschen|zerstören
    yes kann|können|könnte|könnten ..9
    + verlieren|verloren|beschädigen|verletzen|gefährden|stürzen
    yes reizt|reizen|verätzt|verursacht|verursachen|gefährdet|schädigt ..6
    + haut|augen|atemwege|$harm|leben|leber
    yes riskiert|riskieren|gefährdet|gefährden|droht|drohen & NOT war|drohte
    yes gehen|geht|gingen|werden|sind|ist|gelöscht ..8 verloren|gelöscht|überschrieben|weg
    + & sämtliche|alle|unwiderruflich|sonst|beim|unbedingt|endgültig|dauerhaft|dabei|ihre|alte
    yes unwiderruflich|unwiederbringlich|nicht_rückgängig|nicht_mehr_rückgängig
    | nicht_wiederherstell*
    yes nicht_widerrufen|endgültig_gelöscht|dauerhaft_gelöscht
    yes gesperrt|geschlossen|evakuiert|unpassierbar ...
    + wegen|aufgrund|infolge|bis_auf_weiteres|nach_dem
    yes wegen|aufgrund|infolge|nach_dem|nach_einem|bis_auf_weiteres ...
    + gesperrt|geschlossen|evakuiert
    + & NOT aufgehoben|war|wurde
    yes bis_auf_weiteres ..6 gesperrt|geschlossen|eingestellt|nicht
    yes absetzen|einnahme_beenden|abbrechen & arzt|sofort|bei
    yes arzt|notarzt|giftnotruf|notruf ..6
    + aufsuchen|rufen|konsultieren|verständigen|anrufen|informieren
    yes suchen_sie|rufen_sie|verständigen_sie|informieren_sie ..5
    + arzt|notarzt|notruf|112|feuerwehr
    yes kontakt|berührung ..8 vermeiden|meiden
    yes vermeiden_sie|vermeide|meiden_sie
    yes spuren_von|enthält|enthalten ..5
    + nüss*|erdnüss*|gluten|soja|milch|ei|eier|sesam|allergen*|laktose|sulfit*|weizen|spuren
    yes allergiker|schwangere|stillende|schrittmacher*|herzschrittmacher*|kinder_unter ..9
    + $not|meiden|verzichten|vorsicht|fragen
    yes nicht_geeignet|ungeeignet|nicht_bestimmt ..3 für
    yes nicht ..5 ein|einnehmen|zusammen ..3 mit|END & nehmen|einnehmen
    yes fahren_sie|bedienen_sie|trinken_sie ..6 kein|keine|keinen|nicht
    yes lassen_sie ..8 nie|nicht|niemals|keine
    yes unbedingt ..8
    + sicher*|*sicherung|beachten|vermeiden|tragen|ausschalten|abschalten|fernhalten
    yes sonst|andernfalls|ansonsten ..10
    + $harm|verloren|weg|gelöscht|droht|drohen|gefahr|kaputt|unbrauchbar
    yes hochspannung|dünnes_eis|steinschlag|starkstrom|lawinengefahr|sprengarbeiten|wildwechsel
    | lebensgefahr|strömung|glatteis|dachlawinen|hochwasser
    + & NOT war|waren|wurde|keine|film|vortrag|kurs
    yes betrüger*|phishing|trickbetrüger*|schadsoftware &
    + $not|vorsicht|achtung|warn*|misstrau*|seien
    yes wir_warnen|wird_gewarnt|warnt_vor|gewarnt_vor|warnen_vor|raten_ab|raten_dringend_ab
    yes einsturzgefahr|überlastung|höchstens ..9 besteht|trägt
    yes trägt|tragen ..2 höchstens|maximal
    yes helm|schutzbrille|handschuhe|warnweste|schutzkleidung ..4 tragen|pflicht &
    + sicherheit|gefahr|nur|unbedingt
    yes nur_bei|nur_mit ..4 geöffnet*|offene*|schutz*|gelüft* & dämpfe|deshalb|da|weil|staub|gas
    yes geben|teilen|verraten|nennen sie ..9 niemand*|nie|niemals|nicht|keinem
    veto $not|keine|keiner|ohne|außer ..3 gefahr|risiko|warnung*|bedenken & NOT darf|dürfen
    veto zögern_sie_nicht|verpassen_sie_nicht|verpass_nicht|keine_sorge|kein_problem
    | vergessen_sie_nicht|vergiss_nicht|vergesst
    veto ungefährlich|harmlos|unbedenklich
    veto % behoben|entfernt|neu|gelöscht
    veto bestand|war|waren|wurde|wurden ..9
    + gefahr|gefährlich|verboten|aufgehoben|gelöscht|gesperrt
    veto aufgehoben|entwarnung|beendet & NOT achtung
    veto kapitel|vortrag|seminar|kurs|roman|film|buch|kinderbuch|ausstellung|prüfung & NOT
    + nicht|achtung|vorsicht
    mask " achtung
    mask vor_achtung|meine_achtung|verboten_gut|nicht_alle|nicht_nur|nicht_immer|nie_eine|noch_nie
    mask müssen nicht
    yes warnung|warnungen vor|gilt|herausgegeben|aktiv & NOT keine|ohne
    yes achten_sie|achte auf|darauf &
    + gefahr|glätte|stufen|verkehr|wild|steinschlag|abstand|rutsch*|kabel
    yes tragen sie ..4 schutz*|handschuhe|helm|*helm|*brille|gehörschutz|*weste|mundschutz
    yes nur ..2 durch|von
    + fachpersonal|fachkräfte*|elektrofachkr*|fachleute*|fachbetrieb*|elektriker*
    yes netzstecker|strom|sicherung|gerät ..4 ziehen|abschalten|ausschalten|trennen &
    + vor|bevor|sofort|immer
    yes unbeaufsichtigt|verschlucken|verschluckbar*|erstickungsgefahr|unzugänglich|unerreichbar
    yes garantie|gewährleistung|versicherungsschutz|anspruch ..2 erlischt|verlieren|entfällt
    yes erlischt|verlieren ..4 garantie|gewährleistung|versicherungsschutz|anspruch
    yes % bei
    + gewitter|sturm|hochwasser|glatteis|glätte|rauch|brand|feuer|nebel|überdosierung
    | verschlucken|hautkontakt|augenkontakt|atemnot|hitze
    yes eltern_haften|bissig|bissiger_hund|warnt ..6 vor
    yes kann|können|könnte|könnten ..9
    + glatt|rutschig|gefährlich|heiß|tödlich|schaden|ohnmacht|bewusstlos*
    yes *gefahr !für|gut|zone & ! & NOT keine|war|ohne
    yes *gefahr END & NOT keine|war|ohne|nicht
    yes sichern|sichere|sichert sie? ..6 daten|einträge|dateien & vor|bevor|vorher|zuvor|sonst
    yes nicht_rückgängig|endgültig|unumkehrbar &
    + löschen|gelöscht|gemacht|vorgang|schritt|entfernt
    yes verlieren|verliert|verlierst ..9 daten|haus|wohnung|geld|ersparnisse|führerschein &
    + kann|können|sie|wer|sonst
    yes totalverlust|verlustrisiko|nachschusspflicht|haften_sie|haftet_mit
    yes vor dem|der ..6 unbedingt|immer|stets
    yes gespräche|anrufe|mails|nachrichten|links|anhänge ..6 nicht|nie|niemals &
    + öffnen|klicken|antworten|folgen
    yes wird|werden|ist|sind ..4 heiß|glatt|rutschig|nass|scharf|steil|locker & NOT
    + war|kalt|suppe|tee
    yes halten sie ..3 sich ..3 fest
    yes sturm*|unwetter*|hochwasser*|hitze*|frost* ..2 warnung|gewarnt|erwartet
    yes verboten !|.|END & NOT $not|gut
    """
}

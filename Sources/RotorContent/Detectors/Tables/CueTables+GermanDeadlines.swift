extension CueTables {
  static let germanDeadlines = """
    when = #date, $weekday, morgen, übermorgen, heute, heute abend, heute mittag, mittag, # uhr
    when += # : # uhr, # : #, # . # uhr, ende, zum ende, monatsende, jahresende, wochenende
    when += quartalsende, semesterende, kw #, #. , mitternacht, feierabend, nächste woche,
    + nächsten
    when += kommenden, nächster woche, spätestens, anfang, mitte, zum # ., # . des monats
    when += ostern, weihnachten, pfingsten, diesen, dieser woche, ablauf, stichtag, sommer,
    + winter
    when += zum monatsende, zum jahresende, zum stichtag, zum freitag, zum montag, zum mittwoch
    when += zum wochenende, zum ablauf, zum quartalsende, einschließlich, # stunden, # tage,
    + freitag
    task = bitte, muss, müssen, musst, müsst, soll, sollen, sollte, sollten, spätestens, senden
    task += sendet, schicken, schickt, schick, reichen, einreichen, eingereicht, abgeben,
    + abzugeben
    task += abgabe, anmelden, anmeldung, anmeldungen, bezahlen, bezahlt, zahlen, zahlung,
    + zahlbar
    task += überweisen, überwiesen, rückmeldung, rückmeldungen, melden, meldet, bescheid,
    + antwort
    task += antworten, zusagen, absagen, kündigen, kündigung, kündbar, widersprechen,
    + widerspruch
    task += einspruch, bewerben, bewerbung, bewerbungen, buchen, bestellen, bestellung,
    + stornieren
    task += stornierung, stornierungen, storniert, kostenlos, kostenfrei, eintragen, ausfüllen,
    + anzuzeigen
    task += anzeigen, mitteilen, mitzuteilen, vorlegen, vorzulegen, nachreichen, nachreichungen
    task += erwarten, brauche, brauchen, benötigen, erbeten, gebeten, fällig, erledigen,
    + erledigt
    task += abholen, abzuholen, räumen, zurückgeben, zurücksenden, zurückzugeben, verlängern
    task += einlösen, einzulösen, einlösbar, umtauschen, beantragen, antrag, anträge, vorschläge
    task += verschickt, liefert, schreibt, prüft, macht, hochladen, unterschreiben,
    + unterschrieben
    task += abstimmen, wählen, teilnehmen, mitmachen, einzahlen, begleichen, zu begleichen,
    + nehmen
    task += vorbei, angenommen, akzeptiert, möglich, ummelden, ablesen, einsenden, eingehen,
    + ist zu
    task += kümmert, erstellt, einholen, abschließen, abzuschließen, umstellen, liefern, fertig
    task += fertigstellen, einwenden, geltend, erheben, einzulegen, einlegen, besorgen,
    + nachholen
    limit = bis, bis zum, bis zur, bis spätestens, spätestens bis, spätestens am, vor, vor dem
    limit += bis einschließlich, spätestens, längstens bis, nicht später als, bis zu, bis zum
    sure anmeldeschluss|einsendeschluss|abgabeschluss|bewerbungsschluss|meldeschluss
    | redaktionsschluss|annahmeschluss|buchungsschluss|bestellschluss|antragsschluss
    sure abgabefrist|anmeldefrist|bewerbungsfrist|zahlungsfrist|einreichungsfrist|einspruchsfrist
    | widerrufsfrist|kündigungsfrist|meldefrist|zahlungsziel|abgabetermin|fälligkeitsdatum
    + :|ist|endet|beträgt|läuft|bis|von|am
    sure frist|deadline|stichtag|abgabe|fällig :
    yes frist|deadline ..4 für|fürs|zum|ist|endet|läuft|beträgt ..4 #date|$weekday|:|$num|$when
    yes frist|deadline ..3 #date|$weekday|von
    yes letzter|letzte tag|termin|möglichkeit|chance|frist ..4 für|zum|zur|um|ist
    yes spätestens ..4 $when|tag|vor|bis|$num|#
    yes $limit $when & $task
    yes $limit ..2 $when ..6
    + *zugeben|*zureichen|*zusenden|*zuteilen|*zuzeigen|zurück|ab|ein|an|zu &
    + bitte|ist|sind|hat|haben|senden|geben
    yes ist|sind ..6 bis|vor|spätestens|binnen|innerhalb ..9 zu *en
    yes ist|sind|haben|hat ..9 bis|spätestens|binnen|innerhalb ..6
    + *zugeben|*zuzeigen|*zureichen|*zumelden|*zuholen|*zulösen|*zusenden|*zuräumen|*zuteilen
    | *zuschicken|*zustellen|*zuliefern
    yes innerhalb|binnen|innert ..2 $num ..2 $unit|frist &
    + $task|kann|können|muss|müssen|sind|ist|nach|ab|soll|sollte
    yes innerhalb|binnen|innert ..1 $unit ..3 nach|ab|seit
    yes bis ..2 $num $unit|stunden|tage vor
    yes vor|bis ..3
    + *antritt|*beginn|*ende|*abreise|abreise|anreise|abflug|beginn|eröffnung|ablauf|schluss
    | versand|lieferung|unterzeichnung & $task|nur
    yes $num $unit vor|vorher|im_voraus & $task|mindestens|bitte|spätestens
    yes mindestens $num $unit vor|vorher|im_voraus
    yes mindestens|spätestens ..1 $num $unit & vor|vorher|nach
    yes kündigungsfrist|widerrufsfrist|zahlungsziel|zahlungsfrist ..3 $num|von|beträgt
    yes hören|erhalten|bekommen|sofern|wenn|falls ..3 bis ..3 $when ..6 nicht|nichts|keine|kein
    yes nur_noch|noch $num|bis|heute|morgen ..2 $unit|$when|zeit &
    + um|zu|für|mitmachen|anmelden|läuft|sichern|bewerben|einzureichen
    yes nur_noch|noch ..1 $num $unit ,|bis|zeit
    yes läuft|gilt|gültig|offen nur? noch? bis ..2 $when &
    + schnell|mitmachen|nur|danach|jetzt|angebot|gutschein|bitte|umfrage|abstimmung
    yes nach|ab dem? #date|stichtag|diesem_termin ...
    + nicht_mehr|keine|unberücksichtigt|verfällt|verfallen|ausgeschlossen|ungültig|mahngebühr
    yes nach|ab dem? ..2 #date ..8 eingehen*|eingereicht|eintreffen*
    yes verfällt|verfallen|erlischt|erlöschen|endet|läuft_ab|läuft ..6 #date|$weekday|$num &
    + gutschein*|angebot|anspruch|umfrage|anmeldung|frist|wenn|sofern|bewerbung|verfällt
    | verfallen|erlischt|punkte
    yes danach|anschließend|ansonsten|sonst ..8 gebühr|nicht_mehr|verfällt|gesperrt|storniert &
    + bis
    yes ausschließlich|nur bis ..4 $when
    yes bis ..2 $when !hat|hatte|war|geöffnet|lebten &
    + melden|gebt|gib|sagt|sag|schickt|schreib|schreibt|bringt|kommt|macht|lest|zahlt|holt
    yes % *en sie ..12 bis|spätestens|vor|innerhalb|binnen $when|zum|dem|# & NOT geöffnet
    yes #cap *t ..8 bis $when & NOT
    + hat|dauert|bleibt|gilt|fährt|reicht|kostet|läuft|geht|steht|sinkt|steigt|öffnet|gibt
    yes to-do|todo|aufgabe|@ ..12 bis $when
    yes unverzüglich|umgehend|sofort & binnen|innerhalb|längstens|spätestens|bis
    veto keine|kein|ohne|jede|jeder|knappe*|engen|noch_jede frist|fristen|deadline|deadlines
    veto eine_frist_gibt_es_nicht|unbegrenzt|umgang_mit_fristen
    veto ^ bis ..3 $month|#|heute|$weekday ..2 lebte*|hatte*|war|waren|weiß|gab|stand|wurde
    veto war|waren|hatte|hatten|lebten|wurde|wurden|lag|gab & NOT
    + muss|müssen|bitte|spätestens_bis|sollte
    veto geöffnet|öffnungszeiten|fahren|fährt|dauert|verkehrt & bis & NOT bitte|spätestens|muss
    veto spätestens_beim ..3 waren|war
    veto klingen|klingt|meist|meistens|normalerweise|gewöhnlich & NOT bitte|spätestens|muss
    veto bis_zu_sechs|bis_auf|bis_bald|kinder_bis
    veto ^ bis_heute|bis_zu
    yes $limit $when & sagt|sagte|schrieb|will|braucht|brauchen|brauche|haben|vorliegen
    yes #date|$weekday|$when als? stichtag|frist|termin|letzter & für|zur|zum
    """
}

extension CueTables {
  static let germanErrors = """
    done = gesendet, gespeichert, geladen, geöffnet, gefunden, gelesen, geschrieben, zugestellt
    done += verarbeitet, abgeschlossen, geprüft, überprüft, verbunden, erreicht, gestartet,
    + erstellt
    done += gelöscht, aktualisiert, installiert, gedruckt, hochgeladen, heruntergeladen,
    + importiert
    done += exportiert, angezeigt, erkannt, bestätigt, ausgeführt, ermittelt, hergestellt,
    + übertragen
    done += abgerufen, eingelesen, ausgewertet, bearbeitet, gebucht, abgebucht, angemeldet,
    + zugeordnet
    done += übernommen, synchronisiert, wiederhergestellt, abgespielt, verifiziert, ausgelesen
    done += geöffnet, kopiert, verschoben, gelesen, aufgebaut, durchgeführt, entschlüsselt,
    + beendet
    op = senden, speichern, laden, öffnen, finden, lesen, schreiben, zustellen, prüfen,
    + verbinden
    op += erreichen, starten, erstellen, löschen, aktualisieren, installieren, drucken,
    + hochladen
    op += herunterladen, importieren, exportieren, anzeigen, erkennen, bestätigen, ausführen
    op += übertragen, abrufen, auswerten, buchen, anmelden, zuordnen, herstellen, verarbeiten
    op += einlesen, abspielen, verifizieren, abschließen, durchführen, schließen, einschalten
    broken = defekt, kaputt, falsch, fehlerhaft, ungültig, beschädigt, unvollständig, unlesbar
    broken += unterbrochen, gestört, offline, ausgefallen, blockiert, abgelaufen, verstopft,
    + undicht
    broken += unbrauchbar, nicht erreichbar, nicht verfügbar, nicht auswertbar, nicht
    + beurteilbar
    broken += außer betrieb, voll, leer, nicht lesbar, korrupt, nicht gültig, abgestürzt,
    + zerbrochen
    broken += nicht korrekt, nicht richtig, fehlgeschlagen, gescheitert, gerissen, eingefroren
    broken += schiefgelaufen, schiefgegangen, nicht gedeckt, inkorrekt, unzutreffend, verstimmt
    sure %
    + fehler|ausnahme|fehlermeldung|störung|systemfehler|schwerer_fehler|abbruch|absturz|defekt
    | syntaxfehler|fataler_fehler|laufzeitfehler|problem :|–|!
    sure fehlercode|fehlernummer|fehler #|nr|code|:
    sure fehlercode|statuscode
    sure %
    + bekanntes_problem|bekannter_fehler|bekannte_probleme|berichtigung|korrektur|korrigendum
    | richtigstellung :
    sure ❌
    yes fehler|ausnahme|störung|problem|problemen|schwierigkeiten beim|bei|im|in|am|auf & NOT
    + behoben|wurde_behoben
    yes *fehler beim|in|bei|: & NOT behoben
    yes ausnahme|fehler in_zeile|im_dienst|in_modul
    yes konnte|konnten|kann|können ..9 nicht ..2 $done ..1 werden
    yes konnte|konnten|kann|können ..9 nicht ..3 $op
    yes konnte|konnten ..9 nicht ..3 $done
    yes lässt|lassen|ließ|ließen sich ..4 nicht ..3
    + $op|einschalten|ausschalten|abschalten|bedienen
    yes konnte|konnten keine|kein|keinen ..5
    + $op|hergestellt|aufgebaut|gefunden|ermittelt|hergestellt
    yes fehlgeschlagen|fehlschlag|gescheitert|schiefgelaufen|schiefgegangen|missglückt
    yes schlug|schlägt|schlagen ..9 fehl
    yes ging|geht|ist ..4 schief
    yes $be ..4 $broken & NOT wenn|falls|sollte|war_1
    be = ist, sind, wurde, wurden, war, waren, scheint, leider, wird, als
    yes %
    + ungültige|ungültiger|ungültiges|unbekannter|unbekannte|unerwarteter|unerwartetes
    | unerwartete|falsche|falsches|falscher|fehlende|fehlerhafte
    + !hase|freunde|freund
    yes % ungültig|unvollständig|unerwartet
    yes verbindung|übertragung|vorgang|anmeldung|sicherung|sitzung|download|upload|installation
    | zahlung|buchung|import|export|update|druckauftrag
    + ..8
    + unterbrochen|abgebrochen|fehlgeschlagen|unvollständig|gescheitert|abgelehnt|getrennt
    | verloren|abgelaufen
    yes wurde|wurden|ist|sind ..9
    + abgebrochen|abgelehnt|verweigert|unterbrochen|zurückgewiesen|übersprungen|beschädigt
    | gestoppt|beendet_unerwartet
    yes zugriff|zugang|berechtigung|annahme|ausführung verweigert|abgelehnt|fehlt
    yes nicht_gefunden|nicht_vorhanden|nicht_bestanden|nicht_erreichbar|nicht_verfügbar
    | nicht_unterstützt|nicht_lesbar|nicht_auswertbar|nicht_beurteilbar|nicht_genug_speicher
    | nicht_genügend|nicht_zulässiges
    yes stürzt|stürzte|stürzen|hängt|friert|bricht ..6 ab|sich_auf|ein &
    + app|programm|server|browser|system|rechner|beim|anwendung|spiel|fenster|dienst|import
    | download|verbindung|immer|sofort|handy
    yes stürzt|stürzte ..5 ab & NOT fels*
    yes abgestürzt|hängen_geblieben|hängengeblieben|steckengeblieben &
    + ist|sind|app|server|rechner
    yes fehlt|fehlen &
    + klammer|datei|zeile|angabe|angaben|seite|seiten|unterschrift|anhang|eintrag|paket|feld
    | modul|semikolon|werte|daten|spalte|komma|pflichtfeld
    yes zeile|line # :|–
    yes zeitüberschreitung|timeout|zeitlimit_überschritten|division_durch|speicher_voll
    | kein_speicher*|papierstau|kurzschluss|stromausfall|netzausfall|serverausfall|totalausfall
    | rohrbruch|pufferüberlauf
    yes fehler unterlaufen|aufgetreten|passiert|gemacht|entdeckt|gefunden|enthalten
    yes ist|sind|haben|hat ..9 ein|einen|uns fehler
    yes trat|tritt|traten|ist ..4 ein|fehler ..2 fehler|auf & NOT tritt_ein|wenn|rufen
    yes versehentlich|irrtümlich|fälschlich|fälschlicherweise|doppelt &
    + abgebucht|gebucht|gelöscht|verschickt|berechnet|eingetragen|überwiesen|versendet|wurde
    | wurden
    yes falsch
    + eingetragen|geschrieben|angegeben|berechnet|gedruckt|zugeordnet|eingegeben|verbucht
    | geliefert|beschriftet|gestellt|montiert
    yes falsche
    + summe*|angabe*|adresse|daten|werte|zahlen|nummer|datum|version|lieferung|preise|einheit
    yes funktioniert|funktionieren|reagiert|reagieren|antwortet|startet|lädt|druckt|geht|öffnet
    | schließt|läuft|heizt|kühlt|lädt|arbeitet
    + ..6 nicht|nicht_mehr & NOT wenn|falls
    yes liefert|liefern|sendet|zeigt|empfängt|meldet|misst ..8 keine|kein|nichts|nicht
    yes keine|kein
    + verbindung|antwort|signal|empfang|netz|strom|zugriff|internet|ton|bild|warmwasser|werte
    | daten & NOT problem
    yes ausgefallen|ausfall_der|ausfall_des|außer_betrieb|defekt|kaputt & NOT
    + festgestellt|kein|keine|wenn|nicht
    yes spinnt|streikt|klemmt|leckt|tropft|brummt_nur|bleibt_schwarz|bleibt_dunkel|bleibt_leer
    | bleibt_kalt|bleibt_stehen
    yes passwort|kennwort|pin|benutzername|adresse|angabe|eingabe ..5
    + falsch|ungültig|inkorrekt|unbekannt
    yes etwas|leider ..3 schiefgelaufen|schief|nicht_geklappt|fehler
    yes hat|haben ..6 nicht ..2 geklappt|funktioniert|geantwortet|reagiert|gespeichert
    yes hämolytisch|geronnen|verwackelt|verunreinigt|kontaminiert
    veto % wenn|falls|sollte|sollten|tritt|treten|sobald|wer|sofern|bei_fehlern|im_fehlerfall
    veto wenn|falls|sollte ..8 fehler*|defekt|kaputt|versag*|klemm*|abstürz*|fehlschl*|problem*
    veto behoben|repariert|gelöst|korrigiert|beseitigt|ausgebessert & NOT
    + nicht|berichtigung|korrektur
    veto kein|keine|keinen|keinerlei|ohne|nicht_ein ..2
    + fehler*|störung*|defekt*|problem*|mangel|ausfall
    veto fehlerfrei|fehlerlos|problemlos|störungsfrei|einwandfrei
    veto nicht_festgestellt|nicht_gefunden_werden|nicht_ungültig|nicht_schöner|nicht_besser
    | nicht_mehr_wegzudenken
    veto jetzt_erneut|statt_abzubrechen|wird_ausgeschlossen|ausgeschlossen
    veto kapitel|übung|vortrag|schulung|kurs ..6 fehler*|zeigt|beschreibt|behandelt
    veto melden_sie|meldet ..6 fehler|redaktion
    veto fehler* ..2 melden
    veto scheiterte|scheiterten & aufstand|bauernaufstand|versuch|könig|truppen|plan|armee
    mask versuch_und_irrtum|standardfehler|herzfehler|fehlerfrei|fehlerquote|fehlertoleranz
    | fehlerbehandlung|fehlbetrag|unfehlbar
    mask falscher_hase|mir_fehlen_die_worte|das_fehlen|kein_problem|betreten
    yes ein|einen|kleiner|schwerer fehler ..4
    + aufgetreten|unterlaufen|eingeschlichen|gemacht|passiert
    yes fehler|tippfehler|zahlendreher|druckfehler ..6
    + eingeschlichen|unterlaufen|enthält|entdeckt
    yes anmeldung|zugriff|verbindung|zahlung|speichern|login|buchung|versand|drucken|messung
    | auswertung|zugang|start
    + ..4 nicht_möglich|unmöglich|derzeit_nicht|momentan_nicht
    yes existiert|existieren|stimmt|stimmen|passt|passen|gilt ..2 nicht & NOT wenn|falls
    yes ist|sind|wurde|wurden ..6
    + überlastet|vertauscht|verwechselt|verloren_gegangen|misslungen|abgelaufen|gesperrt_worden
    | unleserlich|verschwunden|undicht|hängengeblieben|hängen_geblieben|stecken_geblieben
    yes blieb|bleibt|blieben|bleiben ..6
    + hängen|stecken|schwarz|dunkel|leer|kalt|stehen|stumm|aus
    yes fiel|fällt|fielen|fallen ..9 aus &
    + heizung|server|strom|netz|sensor|pumpe|anlage|aufzug|system|beleuchtung|kamera|signal
    yes musste|mussten ..9 abgebrochen|wiederholt|unterbrochen werden
    yes meldet|zeigt|gibt ..3 einen? fehler*|störung|falsche*|keine
    yes nicht|nichts ..1
    + gespeichert|geladen|übertragen|verbunden|angekommen|zugestellt|gedruckt|erkannt|gestartet
    | eingegangen
    yes keine|kein papier|tinte|toner|akku|speicherplatz|rückmeldung|reaktion|antwort|bild &
    + drucker|gerät|sensor|server|seit|mehr|vom
    yes tropft|leckt|klemmt|hakt|flackert|piept|qualmt|streikt|spinnt & NOT wenn|falls|sollte
    yes datei|karte|chip|code|ausweis|datenträger|festplatte|link|adresse|seite|lizenz|zertifikat
    | sitzung|token
    + ..5
    + beschädigt|defekt|unlesbar|abgelaufen|ungültig|unbekannt|fehlt|tot|nicht_lesbar|gesperrt
    yes lief|läuft|lief_etwas ..6 schief|falsch|ins_leere
    """
}

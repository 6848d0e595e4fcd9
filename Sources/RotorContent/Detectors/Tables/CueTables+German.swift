extension CueTables {
  static let german = """
    markers = der, die, das, und, ist, sind, nicht, ein, eine, einen, einem, einer, den, dem,
    + des
    markers += zu, mit, auf, für, von, im, bei, wird, werden, sie, ihr, ihre, ihren, ihrem, nach
    markers += vor, über, bitte, oder, wir, ich, es, auch, beim, zum, zur, vom, kann, wurde,
    + muss
    markers += hat, haben, noch, nur, durch, keine, kein, als, wie, wenn, dass, aus, um, bis,
    + mehr
    markers += wurden, können, müssen, sich, dieser, diese, dieses, uns, unser, er, war, am, an
    date.m1 = januar, jänner, jän
    date.m2 = februar, feber
    date.m3 = märz, mär, mrz
    date.m5 = mai
    date.m6 = juni
    date.m7 = juli
    date.m10 = oktober, okt
    date.m12 = dezember, dez
    date.germanOrdinal = erste, ersten, erster, zweite, zweiten, dritte, dritten, vierte,
    + vierten
    date.germanOrdinal += fünfte, fünften, sechste, sechsten, siebte, siebten, achte, achten
    date.germanOrdinal += neunte, neunten, zehnte, zehnten, elfte, elften, zwölfte, zwölften
    date.o1 = erste, ersten, erster
    date.o2 = zweite, zweiten, zweiter
    date.o3 = dritte, dritten, dritter
    date.o4 = vierte, vierten, vierter
    date.o5 = fünfte, fünften, fünfter
    date.o6 = sechste, sechsten, sechster
    date.o7 = siebte, siebten, siebter, siebente, siebenten
    date.o8 = achte, achten, achter
    date.o9 = neunte, neunten, neunter
    date.o10 = zehnte, zehnten, zehnter
    date.o11 = elfte, elften, elfter
    date.o12 = zwölfte, zwölften, zwölfter
    date.o13 = dreizehnte, dreizehnten
    date.o14 = vierzehnte, vierzehnten
    date.o15 = fünfzehnte, fünfzehnten
    date.o16 = sechzehnte, sechzehnten
    date.o17 = siebzehnte, siebzehnten
    date.o18 = achtzehnte, achtzehnten
    date.o19 = neunzehnte, neunzehnten
    date.o20 = zwanzigste, zwanzigsten
    date.o21 = einundzwanzigste, einundzwanzigsten
    date.o22 = zweiundzwanzigste, zweiundzwanzigsten
    date.o23 = dreiundzwanzigste, dreiundzwanzigsten
    date.o24 = vierundzwanzigste, vierundzwanzigsten
    date.o25 = fünfundzwanzigste, fünfundzwanzigsten
    date.o26 = sechsundzwanzigste, sechsundzwanzigsten
    date.o27 = siebenundzwanzigste, siebenundzwanzigsten
    date.o28 = achtundzwanzigste, achtundzwanzigsten
    date.o29 = neunundzwanzigste, neunundzwanzigsten
    date.o30 = dreißigste, dreißigsten
    date.o31 = einunddreißigste, einunddreißigsten
    date.weekday = montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonnabend, sonntag
    date.weekday += mo, di, mi, do, fr, sa, so
    date.lead = am, vom, zum, bis, ab, seit, den, der, dem, stichtag, termin, frist, datum, geb
    date.lead += geboren, stand, vor, gültig, nach, abgabe, beginn, ende, zwischen
    date.slashLead = am, vom, ab, seit
    date.numbered = abschnitt, abschnitte, abschnitten, kapitel, aufgabe, aufgaben, nr, nummer
    date.numbered += punkt, punkte, ziffer, raum, seite, seiten, teil, bild, abb, abbildung, tab
    date.numbered += tabelle, artikel, art, satz, zeile, anlage, lektion, übung, fassung,
    + ausgabe
    date.clock = uhr
    date.ordinalLead = am, im, vom, zum, zur, der, die, das, dem, den, des, beim, jeder, jeden,
    + ab
    date.ordinalLead += bis, seit, ihr, ihre, ihren, sein, seine, und
    date.abbreviation = fr, hr, hrn, nr, str, bzw, ca, usw, evtl, ggf, inkl, max, min, mind, abs
    date.abbreviation += art, pat, tel, vgl, zzgl, st, geb, z, u, d, i, b, a, h, jan, jän, feb,
    + mär
    date.abbreviation += apr, jun, jul, aug, sept, okt, nov, dez
    num = #, ein, eine, einer, eines, einem, einen, zwei, drei, vier, fünf, sechs, sieben, acht
    num += neun, zehn, zwölf, vierzehn, dreißig, wenigen, zweier, dreier, weniger
    unit = tag, tage, tagen, tages, woche, wochen, monat, monate, monaten, monats, stunde,
    + stunden
    unit += jahr, jahre, jahren, minuten, werktagen, werktage, arbeitstagen, arbeitstage
    unit += kalendertagen, kalendertage, quartal, kw
    weekday = montag, dienstag, mittwoch, donnerstag, freitag, samstag, sonnabend, sonntag, mo,
    + di
    weekday += mi, fr, sa, montagabend, freitagabend, montagmittag, freitagmittag
    month = januar, februar, märz, april, mai, juni, juli, august, september, oktober, november
    month += dezember
    inf = *en, *ern, *eln, *tun
    """
}

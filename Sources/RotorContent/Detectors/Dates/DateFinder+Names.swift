extension DateFinder {
  /// A day and the name of a month.
  ///
  /// 12 March 2026, 3rd of June, 9th day of January, 1. April, 22. Jan. 2026, 12 Dec '25.
  func dayAndName(_ index: Int) -> Int? {
    guard let day = number(index, digits: 1...2), isFree(before: index) else { return nil }
    var place = index + 1
    let isOrdinal = has(place, .suffix) && !tokens[place].isSpaced
    if isOrdinal {
      place += 1
    } else if isSign(place, ".", isJoined: true) {
      place += 1
    }
    let named = afterOf(place)
    guard let month = month(named), DateFinder.isDay(day, of: month) else { return nil }
    // "3 may come" and "15 march on": a small letter is enough only with something else to it.
    if has(named, .doubtful), !tokens[named].isCapital, !isOrdinal, year(named + 1) == nil {
      return nil
    }
    // A joined word goes on behind a hyphen: the 5 March-April issue.
    if isNumbered(index), year(named + 1) == nil { return nil }
    return end(ofName: named)
  }

  /// The place behind "of" or "day of".
  private func afterOf(_ index: Int) -> Int {
    var place = index
    if has(place, .dayWord) { place += 1 }
    if has(place, .ofWord) { place += 1 }
    return place
  }

  /// The end of a date whose month stands at an index: behind its dot and its year.
  private func end(ofName index: Int) -> Int {
    if let end = year(index + 1) { return end }
    let isShort = tokens[index].end - tokens[index].start <= 4
    return isShort && isSign(index + 1, ".", isJoined: true) ? index + 2 : index + 1
  }

  /// Where a year ends that begins there, behind a dot or a comma; nil when there is none.
  func year(_ index: Int) -> Int? {
    var place = index
    if isSign(place, ".", isJoined: true) { place += 1 }
    if isSign(place, ",", isJoined: true) { place += 1 }
    if has(place, .ofWord) { place += 1 }
    if isSign(place, "'"), number(place + 1, digits: 2...2, isJoined: true) != nil {
      return place + 2
    }
    guard let year = number(place, digits: 4...4), DateFinder.isYear(year),
      place == index || tokens[place].isSpaced || isSign(place - 1, ","), isFree(after: place + 1)
    else { return nil }
    return place + 1
  }

  /// The name of a month and a day.
  ///
  /// May 19, October 14th, 2025, Sept. 30, 2027, Jul 1.
  func nameAndDay(_ index: Int) -> Int? {
    guard let month = month(index), isFree(before: index) else { return nil }
    var place = index + 1
    if isSign(place, ".", isJoined: true) { place += 1 }
    if has(place, .theWord) { place += 1 }
    if let ordinal = ordinal(place), DateFinder.isDay(ordinal.day, of: month), place > index + 1 {
      return year(ordinal.end) ?? ordinal.end
    }
    guard let day = number(place, digits: 1...2), tokens[place].isSpaced,
      DateFinder.isDay(day, of: month)
    else { return nil }
    var end = place + 1
    let isOrdinal = has(end, .suffix) && !tokens[end].isSpaced
    if isOrdinal { end += 1 }
    if let end = year(end) { return end }
    guard isWholeNumber(before: end) else { return nil }
    if isOrdinal { return end }
    // "may 9" and "march 15 miles" are no dates; "May 20 people share" is a question.
    guard tokens[index].isCapital else { return nil }
    if has(index, .doubtful), end < tokens.count, tokens[end].kind == .word,
      !tokens[end].isCapital, !has(end, .following), !isLed(index)
    {
      return nil
    }
    return end
  }

  /// Whether a number does not go on as 2,000 or 4:12 or 5 %.
  private func isWholeNumber(before end: Int) -> Bool {
    guard end < tokens.count, tokens[end].kind == .sign else {
      return end >= tokens.count || tokens[end].isSpaced || tokens[end].kind == .ideograph
    }
    if tokens[end].isSign(in: [0x25, 0xB0]) { return false }
    let goesOn = number(end + 1, digits: 1...9, isJoined: true) != nil
    return !(goesOn && !tokens[end].isSpaced && tokens[end].isSign(in: [0x2C, 0x2E, 0x3A]))
  }

  /// The twenty-first of March, der zehnte Mai.
  func ordinalAndName(_ index: Int) -> Int? {
    guard let ordinal = ordinal(index) else { return nil }
    let named = afterOf(ordinal.end)
    guard let month = month(named), tokens[named].isCapital,
      DateFinder.isDay(ordinal.day, of: month)
    else { return nil }
    // "The second March for Clean Rivers" counts marches.
    if named == ordinal.end, has(named, .doubtful), year(named + 1) == nil,
      !has(index, .germanOrdinal)
    {
      return nil
    }
    return end(ofName: named)
  }
}

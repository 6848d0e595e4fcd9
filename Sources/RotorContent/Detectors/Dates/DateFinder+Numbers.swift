extension DateFinder {
  /// 2026-04-07, 2027/01/15, 2026.05.20, also with a time behind a T.
  func yearFirst(_ index: Int) -> Int? {
    guard let year = number(index, digits: 4...4), DateFinder.isYear(year),
      let separator = separator(index + 1), isSign(index + 3, separator, isJoined: true),
      let month = number(index + 2, digits: 1...2, isJoined: true),
      let day = number(index + 4, digits: 1...2, isJoined: true),
      DateFinder.isDay(day, of: month), isFree(before: index)
    else { return nil }
    let end = index + 5
    if isFree(after: end) { return end }
    // 2025-12-31T23:58:04Z: the T is a word of its own before the digits.
    let isTime =
      end + 1 < tokens.count && tokens[end].kind == .word
      && tokens[end].end - tokens[end].start == 1 && tokens[end + 1].kind == .number
    return isTime ? end : nil
  }

  /// The sign between the parts of a date.
  private func separator(_ index: Int) -> Unicode.Scalar? {
    for scalar in ["-", "/", "."] as [Unicode.Scalar]
    where isSign(index, scalar, isJoined: true) { return scalar }
    return nil
  }

  /// Day, month and year, or month, day and year.
  ///
  /// 14.02.2026, 19. 11. 2025, 3.1.26, 03/02/2026, 12-03-2026, 7-Aug-2019.
  func dayMonthYear(_ index: Int) -> Int? {
    guard let first = number(index, digits: 1...2), let separator = separator(index + 1),
      isFree(before: index)
    else { return nil }
    let isLoose = separator == "."
    if let month = month(index + 2), separator != "." {
      guard isSign(index + 3, separator, isJoined: true), DateFinder.isDay(first, of: month),
        let year = number(index + 4, digits: 2...4, isJoined: true),
        year < 100 || DateFinder.isYear(year), isFree(after: index + 5)
      else { return nil }
      return index + 5
    }
    guard let second = number(index + 2, digits: 1...2, isJoined: !isLoose),
      isSign(index + 3, separator, isJoined: true),
      let year = number(index + 4, digits: 2...4, isJoined: !isLoose),
      isFree(after: index + 5)
    else { return nil }
    let isDate =
      DateFinder.isDay(first, of: second)
      || (separator != "." && DateFinder.isDay(second, of: first))
    guard isDate, year < 100 ? tokens[index + 4].digits == 2 : DateFinder.isYear(year) else {
      return nil
    }
    if year < 100 {
      // 3.5.12 is a version as often as a day.
      let isPadded = tokens[index].digits == 2 && tokens[index + 2].digits == 2
      let isSpread = tokens[index + 4].isSpaced || tokens[index + 2].isSpaced
      if isNumbered(index) || isSpread || !(isPadded || isLed(index)) { return nil }
    }
    return index + 5
  }

  /// 5/14 and 3/18, only where something around says that it is no fraction.
  func slashed(_ index: Int) -> Int? {
    guard let first = number(index, digits: 1...2), isSign(index + 1, "/", isJoined: true),
      let second = number(index + 2, digits: 1...2, isJoined: true), isFree(before: index),
      isFree(after: index + 3),
      DateFinder.isDay(second, of: first) || DateFinder.isDay(first, of: second),
      !isNumbered(index), !isSign(index + 3, "%"), !isSign(index + 3, ":", isJoined: true)
    else { return nil }
    let before = isSign(index - 1, "(") || isSign(index - 1, ",") ? index - 2 : index - 1
    let isAround =
      has(index - 1, .slashLead) || has(before, .weekday) || isChineseWeekday(endingAt: before)
      || isChineseLead(index - 1) || hasTime(index + 3) || has(index + 3, .weekday)
      || (isSign(index + 3, "(") && (has(index + 4, .weekday) || isChineseWeekday(index + 4)))
    return isAround ? index + 3 : nil
  }

  /// Day and month with dots.
  ///
  /// 24.12. and 6. 5., only where something around says that it is no section.
  func dotted(_ index: Int) -> Int? {
    guard let day = number(index, digits: 1...2), isSign(index + 1, ".", isJoined: true),
      let month = number(index + 2, digits: 1...2), isSign(index + 3, ".", isJoined: true),
      DateFinder.isDay(day, of: month), isFree(before: index), !isNumbered(index),
      index + 4 >= tokens.count || tokens[index + 4].kind != .number || tokens[index + 4].isSpaced
        || isSign(index + 4, "-")
    else { return nil }
    let isRange =
      (isSign(index + 4, "–") || isSign(index + 4, "-")) && number(index + 5, digits: 1...2) != nil
      && isSign(index + 6, ".", isJoined: true) && number(index + 7, digits: 1...2) != nil
    let isPadded = tokens[index + 2].digits == 2 && tokens[index].digits == 2
    let mayGoOn =
      index + 4 < tokens.count
      && (tokens[index + 4].kind == .word && !tokens[index + 4].isCapital
        || isSign(index + 4, ","))
    let isAround = isLed(index) || isRange || (isPadded && mayGoOn) || hasTime(index + 4)
    return isAround && !(tokens[index + 2].isSpaced && !isLed(index)) ? index + 4 : nil
  }

  /// Whether a weekday or a word such as "on" or "am" stands before a date.
  func isLed(_ index: Int) -> Bool {
    if has(index - 1, .lead) || has(index - 1, .weekday) || isChineseLead(index - 1) {
      return true
    }
    guard index > 1, tokens[index - 1].kind == .sign else { return false }
    let isWeekday = has(index - 2, .weekday) || has(index - 3, .weekday)
    if isSign(index - 1, ",") || isSign(index - 1, ".") || isSign(index - 1, "(") {
      return isWeekday
    }
    return isSign(index - 1, ":") && has(index - 2, .lead)
  }

  /// Whether a word such as "version" or "section" stands before a number, or before the number
  /// that it is listed with.
  func isNumbered(_ index: Int) -> Bool {
    if has(index - 1, .numbered) || has(index - 2, .numbered) && !has(index - 1, .lead) {
      return true
    }
    guard index > 1, tokens[index - 1].kind == .ideograph else { return false }
    return isIdeograph(index - 1, "本") && isIdeograph(index - 2, "版")
      || isIdeograph(index - 1, "第")
  }

  /// Whether a time of day begins there: 8:00, 8 a.m., 14 Uhr.
  private func hasTime(_ index: Int) -> Bool {
    var place = index
    if isSign(place, ",") || isSign(place, "(") { place += 1 }
    if has(place, .lead) { place += 1 }
    guard number(place, digits: 1...2) != nil else { return false }
    if isSign(place + 1, ":", isJoined: true) { return true }
    return has(place + 1, .clock)
      || (isSign(place + 2, ".") && (number(place + 1, digits: 1...2) == nil)
        && has(place + 1, .clock))
  }
}

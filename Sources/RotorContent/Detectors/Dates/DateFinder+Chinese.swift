extension DateFinder {
  /// 2026年3月12日, 5月19号, 二〇二六年四月八日, 农历八月十五.
  func chinese(_ index: Int) -> Int? {
    guard let first = chineseNumber(index), isFree(before: index) || first.isWritten else {
      return nil
    }
    if isIdeograph(first.end, "年") {
      guard let month = chineseNumber(first.end + 1) else { return nil }
      return chineseDay(month, first: index)
    }
    return chineseDay(first, first: index)
  }

  private typealias Count = (value: Int, end: Int, isWritten: Bool)

  /// The end of a date whose month is read already.
  private func chineseDay(_ month: Count, first: Int) -> Int? {
    guard isIdeograph(month.end, "月"), (1...12).contains(month.value) else { return nil }
    var place = month.end + 1
    let isFirstTen = isIdeograph(place, "初")
    if isFirstTen { place += 1 }
    guard let day = chineseNumber(place), DateFinder.isDay(day.value, of: month.value) else {
      return nil
    }
    if isIdeograph(day.end, "日") || isIdeograph(day.end, "号") || isIdeograph(day.end, "號") {
      return day.end + 1
    }
    let isLunar =
      isFirstTen || isIdeograph(place, "廿")
      || (isIdeograph(first - 1, "历") && isIdeograph(first - 2, "农"))
    if isLunar, day.isWritten { return day.end }
    // 5月1至3日: the sign for the day stands once.
    var next = day.end
    guard next < tokens.count, isRangeSign(next) else { return nil }
    next += 1
    guard let last = chineseNumber(next), isIdeograph(last.end, "日") || isIdeograph(last.end, "号")
    else { return nil }
    return last.end + 1
  }

  private func isRangeSign(_ index: Int) -> Bool {
    let ideographs: [Unicode.Scalar] = ["至", "到", "和"]
    let signs: [Unicode.Scalar] = ["-", "–", "~", ","]
    return ideographs.contains { isIdeograph(index, $0) } || signs.contains { isSign(index, $0) }
  }

  /// A number in digits or in Chinese numerals.
  private func chineseNumber(_ index: Int) -> Count? {
    if let value = number(index, digits: 1...4) { return (value, index + 1, false) }
    var place = index
    var value = 0
    var digits = 0
    var hasTen = false
    while place < tokens.count, tokens[place].kind == .ideograph, place - index < 4 {
      guard let scalar = Unicode.Scalar(tokens[place].value),
        let digit = DateFinder.numerals[scalar]
      else { break }
      switch digit {
      case 10:
        if hasTen || digits > 1 { return nil }
        value = max(value, 1) * 10
        hasTen = true
      case 20, 30:
        if digits > 0 || hasTen { return nil }
        value = digit
        hasTen = true
      default:
        value = hasTen ? value + digit : value * 10 + digit
      }
      digits += 1
      place += 1
    }
    return digits > 0 ? (value, place, true) : nil
  }

  private static let numerals: [Unicode.Scalar: Int] = [
    "〇": 0, "零": 0, "一": 1, "二": 2, "三": 3, "四": 4, "五": 5, "六": 6, "七": 7, "八": 8, "九": 9,
    "十": 10, "廿": 20, "卅": 30,
  ]

  /// Whether 周三 or 星期三 ends at a token.
  func isChineseWeekday(endingAt index: Int) -> Bool {
    isChineseWeekday(index - 1) || isChineseWeekday(index - 2)
  }

  /// Whether 周三 or 星期三 begins at a token.
  func isChineseWeekday(_ index: Int) -> Bool {
    isIdeograph(index, "周") || (isIdeograph(index, "星") && isIdeograph(index + 1, "期"))
  }

  /// Whether a character is a word that stands right before a date.
  func isChineseLead(_ index: Int) -> Bool {
    let leads: [Unicode.Scalar] = ["于", "从", "自", "至", "到", "在", "截"]
    return leads.contains { isIdeograph(index, $0) }
  }
}

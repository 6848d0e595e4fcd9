/// Numbers as people read them.
public enum Count {
  /// A number with its noun: "1 stop", "1,072 stops".
  public static func of(_ count: Int, _ noun: String, plural: String? = nil) -> String {
    grouped(count) + " " + (count == 1 ? noun : plural ?? noun + "s")
  }

  /// A number with commas between thousands.
  public static func grouped(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var out = number < 0 ? "-" : ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index).isMultiple(of: 3) { out += "," }
      out.append(digit)
    }
    return out
  }

  /// A list in words: "a, b and c".
  public static func list(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}

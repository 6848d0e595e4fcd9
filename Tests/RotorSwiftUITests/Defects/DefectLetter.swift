import RotorSwiftUI

/// A letter with two words that a rotor leads to.
struct DefectLetter: View {
  enum Ranges {
    case right, pastTheEnd
  }

  let ranges: Ranges
  private let text = "Dear Ada, dear Bob"
  private let longer = "Dear Ada, dear Bob, dear Cleo, and all who read this"

  var body: some View {
    Text(verbatim: text).accessibilityRotor(
      "Names",
      textRanges: ranges == .right
        ? text.ranges(of: "Ada") + text.ranges(of: "Bob")
        : longer.ranges(of: "Ada") + longer.ranges(of: "Cleo"))
  }
}

/// A part of a handbook.
nonisolated struct HandbookPart: Identifiable {
  let id: Int
  let title: String
  let text: String
  var isWarning = false

  static let samples = [
    HandbookPart(id: 1, title: "Before you begin", text: "Unpack all parts."),
    HandbookPart(
      id: 2, title: "Power", text: "Never open the case while it is plugged in.", isWarning: true),
    HandbookPart(id: 3, title: "First use", text: "Hold the button for two seconds."),
    HandbookPart(id: 4, title: "Cleaning", text: "Use a dry cloth only.", isWarning: true),
    HandbookPart(id: 5, title: "Service", text: "Call us on weekdays."),
  ]
}

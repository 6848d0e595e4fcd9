import RotorSwiftUI

/// A trend as the notes have it.
struct Trend: Identifiable {
  let id: Int
  let message: String
  let isPositive: Bool

  /// A thousand, of which every seventh is negative.
  static let thousand = (0..<1000).map {
    Trend(id: $0, message: "Trend \($0)", isPositive: $0 % 7 != 6)
  }
  static let negative = thousand.filter { !$0.isPositive }
}

/// A row of one unit.
struct TrendView: View {
  /// The height of a row in points, with the 22 around it in a list.
  static let height: CGFloat = 84

  let trend: Trend

  var body: some View {
    HStack {
      Text(trend.message)
      Text(trend.isPositive ? "up" : "down")
    }
    .frame(height: TrendView.height - 22)
    .accessibilityElement(children: .combine)
  }
}

extension View {
  /// So high that ten rows can be seen.
  func tenRows() -> some View { frame(height: 10 * TrendView.height) }
}

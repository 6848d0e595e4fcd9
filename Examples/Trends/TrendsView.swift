import RotorSwiftUI

/// The trends, with a rotor whose entries lead to rows by their ids.
///
/// The list scrolls to a row that is not on the screen by itself.
struct TrendsView: View {
  let trends: [Trend]

  var body: some View {
    List {
      Section("Trends") {
        ForEach(trends, id: \.id) { trend in
          TrendView(trend: trend)
        }
      }
    }
    .accessibilityRotor("Negative trends") {
      ForEach(trends, id: \.id) { trend in
        if !trend.isPositive {
          AccessibilityRotorEntry(trend.message, id: trend.id)
        }
      }
    }
  }
}

import RotorSwiftUI

/// The trends, with a rotor whose entries lead to rows by their ids.
///
/// The list scrolls to a row that is not on the screen by itself. Without a negative trend there is no
/// rotor, rather than an empty one.
struct TrendsView: View {
  let trends: [Trend]

  var body: some View {
    if trends.allSatisfy(\.isPositive) {
      list
    } else {
      list.accessibilityRotor("Negative trends") {
        ForEach(trends, id: \.id) { trend in
          if !trend.isPositive {
            AccessibilityRotorEntry(trend.message, id: trend.id)
          }
        }
      }
    }
  }

  private var list: some View {
    List {
      Section("Trends") {
        ForEach(trends, id: \.id) { trend in
          TrendView(trend: trend)
        }
      }
    }
  }
}

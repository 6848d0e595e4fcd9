import RotorSwiftUI

/// The trends, with a rotor whose entries lead to the views that are tied to them.
///
/// Nothing scrolls to such a view by itself, so each entry prepares that.
struct TrendsNamespaceView: View {
  let trends: [Trend]
  @Namespace private var rotorNamespace

  var body: some View {
    ScrollViewReader { scrollView in
      if negative.isEmpty {
        list
      } else {
        list.accessibilityRotor("Negative trends") {
          ForEach(negative, id: \.id) { trend in
            AccessibilityRotorEntry(trend.message, trend.id, in: rotorNamespace) {
              scrollView.scrollTo(trend.id)
            }
          }
        }
      }
    }
  }

  private var negative: [Trend] { trends.filter { !$0.isPositive } }

  private var list: some View {
    List {
      Section("Trends") {
        ForEach(trends, id: \.id) { trend in
          TrendView(trend: trend)
            .accessibilityRotorEntry(id: trend.id, in: rotorNamespace)
        }
      }
    }
  }
}

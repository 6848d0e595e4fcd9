import RotorSwiftUI

/// The trends with a button in each row; the rotor leads to the button, only a part of the row.
struct TrendsPartView: View {
  let trends: [Trend]
  @State private var followed: Set<String> = []
  @Namespace private var buttons

  var body: some View {
    ScrollViewReader { scrollView in
      if trends.allSatisfy(\.isPositive) {
        list
      } else {
        list.accessibilityRotor("Worth following") {
          ForEach(trends, id: \.id) { trend in
            if !trend.isPositive {
              AccessibilityRotorEntry(title(of: trend), trend.id, in: buttons) {
                scrollView.scrollTo(trend.id)
              }
            }
          }
        }
      }
    }
  }

  private var list: some View {
    List {
      Section("Trends") {
        ForEach(trends, id: \.id) { trend in
          HStack {
            TrendView(trend: trend)
            Button(title(of: trend)) { followed.formSymmetricDifference([trend.id]) }
              .accessibilityRotorEntry(id: trend.id, in: buttons)
          }
        }
      }
    }
  }

  private func title(of trend: Trend) -> String {
    followed.contains(trend.id) ? "Unfollow \(trend.title)" : "Follow \(trend.title)"
  }
}

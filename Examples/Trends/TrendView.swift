import RotorSwiftUI

/// A row of the trends, one stop: what changed, and how.
struct TrendView: View {
  let trend: Trend

  var body: some View {
    HStack {
      Text(trend.title)
      Spacer()
      Text("\(trend.percent)%")
        .foregroundStyle(color)
        .accessibilityLabel(trend.change)
    }
    .padding(.vertical, 12)
    .accessibilityElement(children: .combine)
  }

  private var color: Color {
    trend.percent == 0 ? .gray : trend.isPositive ? .green : .red
  }
}

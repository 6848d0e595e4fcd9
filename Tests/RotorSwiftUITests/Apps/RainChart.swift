import RotorSwiftUI

/// How much it rained on a day.
struct Rainfall: Identifiable {
  let day: String
  let millimetres: Double
  var id: String { day }

  static let week = zip(
    ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], [2, 31, 0, 4, 28]
  ).map { Rainfall(day: $0, millimetres: $1) }
}

/// Bars drawn as shapes, which a list of elements stands for.
struct RainChart: View {
  let rain: [Rainfall]
  @State private var unit = "Millimetres"
  @Namespace private var bars
  /// Whether the bars are left as they are drawn, with their numbers alone, as people write it.
  var isOnlyDrawn = false

  private var outliers: [Rainfall] { rain.filter { $0.millimetres > 20 } }

  var body: some View {
    VStack(alignment: .leading) {
      Text("Rain this week").font(.headline).accessibilityAddTraits(.isHeader)
      Picker("Unit", selection: $unit) {
        ForEach(["Millimetres", "Inches"], id: \.self) { Text($0).tag($0) }
      }
      .pickerStyle(.segmented)
      if isOnlyDrawn {
        drawing
      } else {
        drawing
          .accessibilityElement()
          .accessibilityLabel("Rain this week, chart")
          .accessibilityChildren { children }
          .accessibilityRotor("Outliers") {
            ForEach(outliers) { AccessibilityRotorEntry(Text($0.day), id: $0.id, in: bars) }
          }
      }
      Text("Source: the weather station").font(.footnote).foregroundStyle(.secondary)
    }
  }

  private var drawing: some View {
    HStack(alignment: .bottom, spacing: 8) {
      ForEach(rain) { day in
        VStack {
          if isOnlyDrawn { Button("") {} }
          Rectangle()
            .fill(day.millimetres > 20 ? Color.red : .blue)
            .frame(width: 24, height: day.millimetres * 4)
        }
      }
    }
    .frame(height: 160)
  }

  private var children: some View {
    HStack {
      ForEach(rain) { day in
        Rectangle()
          .accessibilityLabel(day.day)
          .accessibilityValue(amount(day))
          .accessibilityRotorEntry(id: day.id, in: bars)
      }
    }
  }

  private func amount(_ day: Rainfall) -> String {
    unit == "Inches"
      ? String(format: "%.1f inches", day.millimetres / 25.4)
      : "\(Int(day.millimetres)) millimetres"
  }
}

import RotorSwiftUI

/// Nine rows of eight modifiers each, as screens have them: type-checked within a second or two.
struct NineRows: View {
  @State private var log: [String] = []
  @Namespace private var space

  var body: some View {
    List {
      HStack {
        Text("One")
        Text("Row \(1) of \(9)")
      }
      .padding()
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      .accessibilityHint("Opens one")
      .accessibilityAction(named: "Remove") { log.append("Remove one") }
      .accessibilityAction { log.append("Open one") }
      .accessibilityRotorEntry(id: 1, in: space)
      .foregroundStyle(.primary)
      HStack {
        Text("Two")
        Text("Row \(2) of \(9)")
      }
      .padding()
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      .accessibilityHint("Opens two")
      .accessibilityAction(named: "Remove") { log.append("Remove two") }
      .accessibilityAction { log.append("Open two") }
      .accessibilityRotorEntry(id: 2, in: space)
      .foregroundStyle(.primary)
      HStack {
        Text("Three")
        Text("Row \(3) of \(9)")
      }
      .padding()
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      .accessibilityHint("Opens three")
      .accessibilityAction(named: "Remove") { log.append("Remove three") }
      .accessibilityAction { log.append("Open three") }
      .accessibilityRotorEntry(id: 3, in: space)
      .foregroundStyle(.primary)
      HStack {
        Text("Four")
        Text("Row \(4) of \(9)")
      }
      .padding()
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      .accessibilityHint("Opens four")
      .accessibilityAction(named: "Remove") { log.append("Remove four") }
      .accessibilityAction { log.append("Open four") }
      .accessibilityRotorEntry(id: 4, in: space)
      .foregroundStyle(.primary)
      HStack {
        Text("Five")
        Text("Row \(5) of \(9)")
      }
      .padding()
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      .accessibilityHint("Opens five")
      .accessibilityAction(named: "Remove") { log.append("Remove five") }
      .accessibilityAction { log.append("Open five") }
      .accessibilityRotorEntry(id: 5, in: space)
      .foregroundStyle(.primary)
      HStack {
        Text("Six")
        Text("Row \(6) of \(9)")
      }
      .padding()
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      .accessibilityHint("Opens six")
      .accessibilityAction(named: "Remove") { log.append("Remove six") }
      .accessibilityAction { log.append("Open six") }
      .accessibilityRotorEntry(id: 6, in: space)
      .foregroundStyle(.primary)
      HStack {
        Text("Seven")
        Text("Row \(7) of \(9)")
      }
      .padding()
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      .accessibilityHint("Opens seven")
      .accessibilityAction(named: "Remove") { log.append("Remove seven") }
      .accessibilityAction { log.append("Open seven") }
      .accessibilityRotorEntry(id: 7, in: space)
      .foregroundStyle(.primary)
      HStack {
        Text("Eight")
        Text("Row \(8) of \(9)")
      }
      .padding()
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      .accessibilityHint("Opens eight")
      .accessibilityAction(named: "Remove") { log.append("Remove eight") }
      .accessibilityAction { log.append("Open eight") }
      .accessibilityRotorEntry(id: 8, in: space)
      .foregroundStyle(.primary)
      HStack {
        Text("Nine")
        Text("Row \(9) of \(9)")
      }
      .padding()
      .accessibilityElement(children: .combine)
      .accessibilityAddTraits(.isButton)
      .accessibilityHint("Opens nine")
      .accessibilityAction(named: "Remove") { log.append("Remove nine") }
      .accessibilityAction { log.append("Open nine") }
      .accessibilityRotorEntry(id: 9, in: space)
      .foregroundStyle(.primary)
    }
    .accessibilityRotor("Rows") {
      ForEach(1..<10, id: \.self) { number in
        if number % 2 == 0 {
          AccessibilityRotorEntry("Row \(number)", id: number, in: space)
        } else {
          AccessibilityRotorEntry("Row \(number), odd", id: number, in: space) {
            log.append("\(number)")
          }
        }
      }
    }
  }
}

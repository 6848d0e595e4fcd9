import RotorCore
import RotorSwiftUI
import Testing

@Suite struct `What becomes of the elements inside` {
  private struct Row {
    let name: String
    let view: any View
    /// What is said of each element, with its actions behind a bar.
    let said: [String]
  }

  private static func cell() -> some View {
    HStack {
      Text("Order 1042")
      Text("Delivered")
    }
  }

  private static let rows: [Row] = [
    Row(name: "nothing said", view: cell(), said: ["Order 1042", "Delivered"]),
    Row(
      name: "combined", view: cell().accessibilityElement(children: .combine),
      said: ["Order 1042, Delivered"]),
    Row(
      name: "combined, with a label of its own",
      view: cell().accessibilityElement(children: .combine).accessibilityLabel("Order"),
      said: ["Order"]),
    Row(
      name: "ignored, with a label",
      view: cell().accessibilityElement(children: .ignore).accessibilityLabel("Order"),
      said: ["Order"]),
    Row(name: "ignored", view: cell().accessibilityElement(), said: [""]),
    Row(
      name: "contained", view: cell().accessibilityElement(children: .contain),
      said: ["Order 1042", "Delivered"]),
    Row(
      name: "a label on a mere stack", view: cell().accessibilityLabel("Order"),
      said: ["Order", "Order"]),
    Row(
      name: "an action on a mere stack", view: cell().accessibilityAction(named: "Reorder") {},
      said: ["Order 1042 | Reorder", "Delivered | Reorder"]),
    Row(
      name: "one hidden",
      view: HStack {
        Text("Order 1042")
        Text("secret").accessibilityHidden(true)
      }.accessibilityElement(children: .combine),
      said: ["Order 1042"]),
    Row(
      name: "read by priority",
      view: HStack {
        Text("second")
        Text("first").accessibilitySortPriority(1)
      }.accessibilityElement(children: .combine),
      said: ["first, second"]),
    Row(
      name: "one button inside",
      view: HStack {
        Text("Milk")
        Button("Buy") {}
      }.accessibilityElement(children: .combine),
      said: ["Milk, Buy. Button."]),
    Row(
      name: "two buttons inside",
      view: HStack {
        Text("Milk")
        Button("Buy") {}
        Button("Remove") {}
      }.accessibilityElement(children: .combine),
      said: ["Milk | Buy, Remove"]),
    Row(
      name: "a button inside a tap",
      view: HStack {
        Text("Milk")
        Button("Buy") {}
      }.accessibilityElement(children: .combine).onTapGesture {},
      said: ["Milk | Buy"]),
    Row(
      name: "a switch inside",
      view: HStack {
        Text("Wi-Fi")
        Toggle("", isOn: .constant(true))
      }.accessibilityElement(children: .combine),
      said: ["Wi-Fi. Switch Button. On. Double tap to toggle setting."]),
    Row(
      name: "a heading inside",
      view: VStack {
        Text("News").accessibilityAddTraits(.isHeader)
        Text("3 new")
      }.accessibilityElement(children: .combine),
      said: ["News, 3 new. Heading."]),
    Row(
      name: "combined in combined",
      view: VStack {
        cell().accessibilityElement(children: .combine)
        Text("$24.80")
      }.accessibilityElement(children: .combine),
      said: ["Order 1042, Delivered, $24.80"]),
    Row(
      name: "another view in its place",
      view: Circle().accessibilityRepresentation { Button("Play") {} }, said: ["Play. Button."]),
    Row(
      name: "elements that are not seen",
      view: Circle().accessibilityLabel("Chart").accessibilityChildren {
        Text("January, 3")
        Text("February, 5")
      }, said: ["January, 3", "February, 5"]),
  ]

  @Test func `as the table says`() throws {
    for row in Self.rows {
      let screen = try SwiftUISource(AnyView(row.view)).read().screen
      let said = screen.stops.map { stop in
        var words = Utterance(describing: stop, on: screen).text(in: .english)
        let actions = screen[stop].actions.map(\.name)
        if !actions.isEmpty {
          words = words.replacing(". Actions Available", with: "")
            .replacing(" Actions Available", with: "").replacing("Actions Available", with: "")
          words += " | " + actions.joined(separator: ", ")
        }
        return words
      }
      #expect(said == row.said, "\(row.name)")
    }
  }
}

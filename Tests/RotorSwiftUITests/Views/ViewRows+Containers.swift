import RotorCore
import RotorSwiftUI

extension ViewRow {
  private static func list() -> some View {
    List { Section("Fruit") { Text("Apple") } }
  }

  private static func stack() -> some View {
    NavigationStack {
      Text("Mail").navigationTitle("Inbox").toolbar { Button("Compose") {} }
    }
  }

  private static func pushed() -> some View {
    NavigationStack(path: .constant([1])) {
      Text("Mail")
        .navigationTitle("Inbox")
        .navigationDestination(for: Int.self) { Text("Mail \($0)").navigationTitle("Lunch") }
    }
  }

  private static func alert() -> some View {
    Text("Mail").alert("Delete?", isPresented: .constant(true)) {
      Button("Delete", role: .destructive) {}
      Button("Keep", role: .cancel) {}
    } message: {
      Text("It cannot be undone.")
    }
  }

  /// Lists, navigation and what lies on top.
  static let containers: [ViewRow] = [
    ViewRow(
      name: "List, the header of a section", make: { list() }, traits: [.staticText, .header],
      label: "Fruit", doubleTap: "nothing",
      source: "observed (headers of sections are headings in many apps)"),
    ViewRow(
      name: "List, a row", make: { list() }, part: 1, traits: .staticText, label: "Apple",
      doubleTap: "nothing", source: "assumed (nothing says where a list begins or ends)"),
    ViewRow(
      name: "NavigationStack, its title", make: { stack() }, traits: .header, label: "Inbox",
      doubleTap: "nothing",
      source: "observed (AccessibilitySnapshot, navigation bar: the title is a heading)"),
    ViewRow(
      name: "NavigationStack, a button of its bar", make: { stack() }, part: 1, traits: .button,
      label: "Compose", doubleTap: "runs its action", source: "assumed"),
    ViewRow(
      name: "NavigationStack, the way back", make: { pushed() }, traits: .backButton,
      label: "Inbox",
      doubleTap: "goes back to the screen that it names",
      source: "observed (AccessibilitySnapshot, row E22)"),
    ViewRow(
      name: "NavigationLink",
      make: { NavigationStack { NavigationLink("Settings") { Text("All") } } }, traits: .button,
      label: "Settings", doubleTap: "goes to its screen",
      source: "observed (rows that lead on are buttons in many apps)"),
    ViewRow(
      name: "NavigationLink, outside of a navigation",
      make: { NavigationLink("Settings") { Text("All") } }, traits: [.button, .notEnabled],
      label: "Settings", doubleTap: "nothing",
      source: "documented (Apple: NavigationLink needs a NavigationStack)"),
    ViewRow(
      name: "alert, its title", make: { alert() }, part: 1, traits: [.staticText, .header],
      label: "Delete?", doubleTap: "nothing", source: "assumed (as UIAlertController)"),
    ViewRow(
      name: "alert, its message", make: { alert() }, part: 2, traits: .staticText,
      label: "It cannot be undone.", doubleTap: "nothing", source: "assumed"),
    ViewRow(
      name: "alert, the button that leaves things as they are", make: { alert() }, part: 4,
      traits: .button, label: "Keep", doubleTap: "closes it, then runs its action",
      source: "assumed (it is read last)"),
    ViewRow(
      name: "VStack, of two texts",
      make: {
        VStack {
          Text("A"); Text("B")
        }
      },
      traits: .staticText, label: "A", doubleTap: "nothing",
      source: "documented (Apple: a stack is no element)"),
    ViewRow(
      name: "HStack, combined",
      make: {
        HStack {
          Text("Order 1042"); Text("Delivered")
        }.accessibilityElement(children: .combine)
      },
      traits: .staticText, label: "Order 1042, Delivered", doubleTap: "nothing",
      source: "documented (Apple: accessibilityElement(children:); the comma is observed)"),
    ViewRow(
      name: "HStack, ignored",
      make: { HStack { Text("Order 1042") }.accessibilityElement(children: .ignore) },
      doubleTap: "nothing", source: "documented (Apple: it has nothing of its children)"),
  ]
}

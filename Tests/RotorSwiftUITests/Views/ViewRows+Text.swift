import RotorCore
import RotorSwiftUI

extension ViewRow {
  /// Texts, pictures and what only shows something.
  static let shown: [ViewRow] = [
    ViewRow(
      name: "Text", make: { Text("Total") }, traits: .staticText, label: "Total",
      doubleTap: "nothing", source: "documented (Apple: isStaticText)"),
    ViewRow(
      name: "Text, of a number in a key", make: { Text("Order \(1042)") }, traits: .staticText,
      label: "Order 1,042", doubleTap: "nothing",
      source: "documented (Apple: LocalizedStringKey formats values for the locale)"),
    ViewRow(
      name: "Text, one link", make: { Text("[Help](https://example.org)") }, traits: .link,
      label: "Help", doubleTap: "opens the link", source: "assumed"),
    ViewRow(
      name: "Image", make: { Image("logo") }, traits: .image, label: "logo",
      doubleTap: "nothing", source: "documented (Apple: Image, its name is its label)"),
    ViewRow(
      name: "Image, of a label", make: { Image("logo", label: Text("Our logo")) },
      traits: .image, label: "Our logo", doubleTap: "nothing",
      source: "documented (Apple: Image.init(_:bundle:label:))"),
    ViewRow(
      name: "Image, decorative", make: { Image(decorative: "logo") }, part: nil,
      doubleTap: "nothing", source: "documented (Apple: Image.init(decorative:bundle:))"),
    ViewRow(
      name: "Image, of a symbol", make: { Image(systemName: "star.fill") }, traits: .image,
      label: "star fill", doubleTap: "nothing",
      source: "assumed (Apple has words of its own for many symbols)"),
    ViewRow(
      name: "Label", make: { Label("Favorites", systemImage: "star") }, traits: .staticText,
      label: "Favorites", doubleTap: "nothing", source: "assumed (its title alone)"),
    ViewRow(
      name: "Link", make: { Link("Manual", destination: URL(filePath: "/manual")) },
      traits: .link, label: "Manual", doubleTap: "opens the address",
      source: "documented (Apple: Link)"),
    ViewRow(
      name: "ProgressView, of a share", make: { ProgressView("Loading", value: 0.25) },
      traits: .updatesFrequently, label: "Loading", value: "25%", doubleTap: "nothing",
      source: "assumed (as UIProgressView)"),
    ViewRow(
      name: "ProgressView, without an end", make: { ProgressView() },
      traits: .updatesFrequently, label: "Progress", value: "In progress", doubleTap: "nothing",
      source: "assumed (as UIActivityIndicatorView)"),
    ViewRow(
      name: "Circle", make: { Circle().fill(.red) }, part: nil, doubleTap: "nothing",
      source: "observed (shapes are passed over unless they are labelled)"),
    ViewRow(
      name: "Circle, labelled", make: { Circle().fill(.red).accessibilityLabel("Busy") },
      label: "Busy", doubleTap: "nothing",
      source: "observed (shapes are passed over unless they are labelled)"),
    ViewRow(
      name: "Divider", make: { Divider() }, part: nil, doubleTap: "nothing", source: "assumed"),
  ]
}

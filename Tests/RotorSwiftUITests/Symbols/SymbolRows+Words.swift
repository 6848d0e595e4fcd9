import RotorCore
import RotorSwiftUI

extension SymbolRow {
  private static let word = "Cart"
  private static let resource: LocalizedStringResource = "Cart"
  private static var shape: Circle { Circle() }

  /// What an element is called and says.
  static let words: [SymbolRow] = labels + values + hints + inputs

  private static let labels: [SymbolRow] = [
    .element("accessibilityLabel(_: Text)", "iOS 14", shape.accessibilityLabel(Text("Cart"))) {
      $0.label == "Cart"
    },
    .element(
      "accessibilityLabel(_: LocalizedStringKey)", "iOS 14", shape.accessibilityLabel("Cart")
    ) { $0.label == "Cart" },
    .element("accessibilityLabel(_: StringProtocol)", "iOS 14", shape.accessibilityLabel(word)) {
      $0.label == "Cart"
    },
    .element(
      "accessibilityLabel(_: LocalizedStringResource)", "iOS 16", shape.accessibilityLabel(resource)
    ) { $0.label == "Cart" },
    .element(
      "accessibilityLabel(_:isEnabled:)", "iOS 18",
      Text("Cart").accessibilityLabel("Bag", isEnabled: false)
    ) { $0.label == "Cart" },
    .element(
      "accessibilityLabel(content:)", "iOS 18",
      Text("Cart").accessibilityLabel { label in
        Text("Full")
        label
      }
    ) { $0.label == "Full, Cart" },
    .element("help(_:)", "iOS 14", Text("Cart").help("What you buy")) { $0.hint == "What you buy" },
  ]

  private static let values: [SymbolRow] = [
    .element("accessibilityValue(_: Text)", "iOS 14", Text("A").accessibilityValue(Text("Cart"))) {
      $0.value == "Cart"
    },
    .element(
      "accessibilityValue(_: LocalizedStringKey)", "iOS 14", Text("A").accessibilityValue("Cart")
    ) { $0.value == "Cart" },
    .element(
      "accessibilityValue(_: StringProtocol)", "iOS 14", Text("A").accessibilityValue(word)
    ) { $0.value == "Cart" },
    .element(
      "accessibilityValue(_: LocalizedStringResource)", "iOS 16",
      Text("A").accessibilityValue(resource)
    ) { $0.value == "Cart" },
    .element(
      "accessibilityValue(_:isEnabled:)", "iOS 18",
      Text("A").accessibilityValue("Cart", isEnabled: false)
    ) { $0.value == nil },
  ]

  private static let hints: [SymbolRow] = [
    .element("accessibilityHint(_: Text)", "iOS 14", Text("A").accessibilityHint(Text("Cart"))) {
      $0.hint == "Cart"
    },
    .element(
      "accessibilityHint(_: LocalizedStringKey)", "iOS 14", Text("A").accessibilityHint("Cart")
    ) { $0.hint == "Cart" },
    .element("accessibilityHint(_: StringProtocol)", "iOS 14", Text("A").accessibilityHint(word)) {
      $0.hint == "Cart"
    },
    .element(
      "accessibilityHint(_: LocalizedStringResource)", "iOS 16",
      Text("A").accessibilityHint(resource)
    ) { $0.hint == "Cart" },
    .element(
      "accessibilityHint(_:isEnabled:)", "iOS 18",
      Text("A").accessibilityHint("Cart", isEnabled: false)
    ) { $0.hint == nil },
  ]

  private static let inputs: [SymbolRow] = [
    .element(
      "accessibilityInputLabels(_: [Text])", "iOS 14",
      Text("A").accessibilityInputLabels([Text("Cart")])
    ) { $0.inputLabels == ["Cart"] },
    .element(
      "accessibilityInputLabels(_: [LocalizedStringKey])", "iOS 14",
      Text("A").accessibilityInputLabels(["Cart", "Bag"])
    ) { $0.inputLabels == ["Cart", "Bag"] },
    .element(
      "accessibilityInputLabels(_: [StringProtocol])", "iOS 14",
      Text("A").accessibilityInputLabels([word])
    ) { $0.inputLabels == ["Cart"] },
    .element(
      "speechSpellsOutCharacters(_:)", "iOS 15", Text("A").speechSpellsOutCharacters()
    ) { $0.attributes["speech-spellsOut"] == "yes" },
    .element(
      "speechAlwaysIncludesPunctuation(_:)", "iOS 15", Text("A").speechAlwaysIncludesPunctuation()
    ) { $0.attributes["speech-punctuation"] == "all" },
    .element("speechAdjustedPitch(_:)", "iOS 15", Text("A").speechAdjustedPitch(0.5)) {
      $0.attributes["speech-pitch"] == "0.5"
    },
    .element(
      "speechAnnouncementsQueued(_:)", "iOS 15", Text("A").speechAnnouncementsQueued()
    ) { $0.attributes["speech-queued"] == "yes" },
  ]
}

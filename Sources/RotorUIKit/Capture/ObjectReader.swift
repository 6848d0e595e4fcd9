import RotorCore

/// Reads what one object says of itself, each property's block first: blocks outrank what is
/// stored and what a subclass overrides (documented).
struct ObjectReader {
  let object: AccessibilityObject

  init(_ object: AccessibilityObject) { self.object = object }

  var isElement: Bool {
    object.isAccessibilityElementBlock.map { $0() } ?? object.isAccessibilityElement
  }

  var hidesElements: Bool {
    object.accessibilityElementsHiddenBlock.map { $0() } ?? object.accessibilityElementsHidden
  }

  var rotors: [UIAccessibilityCustomRotor] {
    if let block = object.accessibilityCustomRotorsBlock { return block() ?? [] }
    return object.accessibilityCustomRotors ?? []
  }

  /// The app's actions, then those of the class.
  var actions: [UIAccessibilityCustomAction] {
    let own = Platform.ownActions(of: object)
    if let block = object.accessibilityCustomActionsBlock { return (block() ?? []) + own }
    return (object.accessibilityCustomActions ?? []) + own
  }

  /// What a container lists.
  struct Listed {
    /// The objects, in order.
    var objects: [AccessibilityObject] = []
    /// The count that it claims, when it does not give as many.
    var claimed: Int?
    /// How many entries it gives.
    var given = 0
    /// What the entries are that are no element at all.
    var strangers: [String] = []
  }

  /// The most elements of a container that are asked for one by one.
  private static let mostListed = 100_000

  /// What it lists itself; nil when its elements are found by where its views stand.
  var listed: Listed? {
    if let block = object.accessibilityElementsBlock { return block().map(ObjectReader.list) }
    if let elements = object.accessibilityElements { return ObjectReader.list(elements) }
    let count = object.accessibilityElementCount()
    guard count > 0, count != NSNotFound else { return nil }
    var elements: [Any] = []
    while elements.count < min(count, ObjectReader.mostListed),
      let element = object.accessibilityElement(at: elements.count)
    {
      elements.append(element)
    }
    var listed = ObjectReader.list(elements)
    if elements.count != count { listed.claimed = count }
    return listed
  }

  private static func list(_ elements: [Any]) -> Listed {
    var listed = Listed()
    listed.given = elements.count
    for element in elements {
      if let object = element as? AccessibilityObject {
        listed.objects.append(object)
      } else {
        listed.strangers.append(String(describing: type(of: element)))
      }
    }
    return listed
  }

  /// Whether it knows the elements that it lists; if not, it is no context for them (observed).
  ///
  /// Three of them tell: each answer may look through the whole list.
  func knows(_ listed: Listed) -> Bool {
    let objects = listed.objects
    return Set([0, objects.count / 2, objects.count - 1]).filter(objects.indices.contains)
      .allSatisfy { object.index(ofAccessibilityElement: objects[$0]) != NSNotFound }
  }

  var table: (any UIAccessibilityContainerDataTable)? {
    object.accessibilityContainerType == .dataTable
      ? object as? any UIAccessibilityContainerDataTable : nil
  }
}

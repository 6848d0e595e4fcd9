/// The sections and items that a table or collection shows, each named by a value of the app's.
///
/// Naming one twice, or one that there is not, raises an exception in UIKit; here the first stands
/// and nothing is done.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable & Sendable, ItemIdentifierType: Hashable & Sendable
> {
  private var sections: [SectionIdentifierType] = []
  private var itemsOfSection: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var sectionOfItem: [ItemIdentifierType: SectionIdentifierType] = [:]
  /// The items whose views are to be filled again.
  private(set) var reloaded: Set<ItemIdentifierType> = []

  /// Makes an empty snapshot.
  public init() {}

  // MARK: - Questions

  /// How many items there are.
  public var numberOfItems: Int { sectionOfItem.count }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections, in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items, in order; linear in them.
  public var itemIdentifiers: [ItemIdentifierType] {
    sections.flatMap { itemsOfSection[$0] ?? [] }
  }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    itemsOfSection[identifier]?.count ?? 0
  }

  /// The items of a section, in order.
  public func itemIdentifiers(
    inSection identifier: SectionIdentifierType
  ) -> [ItemIdentifierType] { itemsOfSection[identifier] ?? [] }

  /// The section that an item is in.
  public func sectionIdentifier(
    containingItem identifier: ItemIdentifierType
  ) -> SectionIdentifierType? { sectionOfItem[identifier] }

  /// Where an item is among all; linear in them.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    itemIdentifiers.firstIndex(of: identifier)
  }

  /// Where a section is.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  // MARK: - Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Adds sections before another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { indexOfSection(toIdentifier).map { insert(identifiers, at: $0) } }

  /// Adds sections after another.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { indexOfSection(toIdentifier).map { insert(identifiers, at: $0 + 1) } }

  /// Takes out sections with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers {
      for item in itemsOfSection.removeValue(forKey: identifier) ?? [] {
        sectionOfItem[item] = nil
      }
    }
    let gone = Set(identifiers)
    sections.removeAll { gone.contains($0) }
  }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var fresh: [SectionIdentifierType] = []
    for identifier in identifiers where itemsOfSection[identifier] == nil {
      itemsOfSection[identifier] = []
      fresh.append(identifier)
    }
    sections.insert(contentsOf: fresh, at: index)
  }

  // MARK: - Items

  /// Adds items at the end of a section; of the last one without its name.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType],
    toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last, let items = itemsOfSection[section]
    else { return }
    insert(identifiers, in: section, at: items.count)
  }

  /// Adds items before another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: beforeIdentifier, shift: 0) }

  /// Adds items after another.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, beside: afterIdentifier, shift: 1) }

  /// Takes out items.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(gone.compactMap { sectionOfItem[$0] }) {
      itemsOfSection[section]?.removeAll { gone.contains($0) }
    }
    for identifier in gone { sectionOfItem[identifier] = nil }
  }

  /// Takes out all items and sections.
  public mutating func deleteAllItems() { self = Self() }

  /// Moves an item before another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { move(identifier, toIdentifier, shift: 0) }

  /// Moves an item after another.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { move(identifier, toIdentifier, shift: 1) }

  /// Has the views of items made again.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloaded.formUnion(identifiers)
  }

  /// Has the views of items filled again; here they are made again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reloaded.formUnion(identifiers)
  }

  /// Has the views of all items of sections made again.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    for identifier in identifiers { reloaded.formUnion(itemsOfSection[identifier] ?? []) }
  }

  /// Takes note that what was to be made again was.
  mutating func forgetReloads() { reloaded = [] }

  private mutating func move(
    _ identifier: ItemIdentifierType, _ other: ItemIdentifierType, shift: Int
  ) {
    guard identifier != other, sectionOfItem[identifier] != nil, sectionOfItem[other] != nil
    else { return }
    deleteItems([identifier])
    insert([identifier], beside: other, shift: shift)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], beside other: ItemIdentifierType, shift: Int
  ) {
    guard let section = sectionOfItem[other],
      let index = itemsOfSection[section]?.firstIndex(of: other)
    else { return }
    insert(identifiers, in: section, at: index + shift)
  }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], in section: SectionIdentifierType, at index: Int
  ) {
    var fresh: [ItemIdentifierType] = []
    for identifier in identifiers where sectionOfItem[identifier] == nil {
      sectionOfItem[identifier] = section
      fresh.append(identifier)
    }
    itemsOfSection[section]?.insert(contentsOf: fresh, at: index)
  }
}

extension Screen {
  /// What a node is, in ARIA's words: stated by the source, or worked out in O(1).
  ///
  /// In this order: the stated role; `dialog` for a modal container; for an element the first that
  /// fits of `switch`, `searchbox`, `textbox`, `key`, `tab`, `slider` (adjustable), `button`,
  /// `heading`, `link`, `img`; for a container its kind, where `tabBar` is `tablist` and a kind
  /// that ARIA has no word for is `group`; for what stands in a table `columnheader`, `rowheader`
  /// or `cell`; for an element directly in a list `listitem`, unless it is static text; else
  /// `text` for an element. A plain wrapper or view is a `listitem` in a list, a `row` in a table, else a
  /// `group`. A button that is also an image or a heading is a `button`: the other trait can be
  /// asked for as `[image]` or `[header]`.
  public func role(of position: Int) -> Role {
    let element = self[position]
    if let stated = element.role { return Role(rawValue: stated.rawValue.asciiLowercased()) }
    if element.container?.isModal == true { return "dialog" }
    if element.isElement, let role = Screen.role(for: element) { return role }
    if let kind = element.container?.kind, kind != .view { return Screen.role(for: kind) }
    if let cell = element.cell { return role(of: cell, element.id, at: position) }
    let around = parent(of: position).flatMap { self[$0].container?.kind }
    if around == .list, !element.traits.contains(.staticText) { return "listitem" }
    if element.isElement { return "text" }
    return around == .table ? "row" : "group"
  }

  private static let traitRoles: [(traits: Traits, role: Role)] = [
    (.toggleButton, "switch"), (.searchField, "searchbox"),
    ([.textField, .secureTextField, .textArea], "textbox"), (.keyboardKey, "key"), (.tab, "tab"),
    (.adjustable, "slider"), ([.button, .backButton], "button"), (.header, "heading"),
  ]

  private static func role(for element: Element) -> Role? {
    let traits = element.traits
    let first = traitRoles.first { !traits.isDisjoint(with: $0.traits) }?.role
    if let first { return first }
    if element.headingLevel.map({ $0 > 0 }) == true { return "heading" }
    if traits.contains(.link) { return "link" }
    return traits.contains(.image) ? "img" : nil
  }

  private static func role(for kind: Container.Kind) -> Role {
    switch kind {
    case .list: return "list"
    case .landmark: return "landmark"
    case .table: return "table"
    case .tabBar: return "tablist"
    default:
      let role = Role(rawValue: kind.rawValue.asciiLowercased())
      return Role.vocabulary.contains(role) ? role : "group"
    }
  }

  /// The table is its parent, or the one around its row.
  private func role(of cell: Cell, _ id: Element.ID, at position: Int) -> Role {
    var around = parent(of: position)
    for _ in 0..<2 {
      guard let current = around else { break }
      if let table = self[current].container?.table {
        if table.columnHeaders[cell.columns.lowerBound]?.contains(id) == true {
          return "columnheader"
        }
        if table.rowHeaders[cell.rows.lowerBound]?.contains(id) == true { return "rowheader" }
      }
      around = parent(of: current)
    }
    return "cell"
  }
}

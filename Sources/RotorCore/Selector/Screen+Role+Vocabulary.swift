extension Screen.Role {
  /// The roles that a selector may name without quotes: those of WAI-ARIA 1.2 and the shared ones.
  static let vocabulary: Set<Screen.Role> = Set(
    known
      + """
      alert alertdialog article banner blockquote caption checkbox code combobox complementary
      contentinfo definition deletion directory emphasis feed figure form generic grid gridcell
      insertion listbox log main marquee math menu menubar menuitem menuitemcheckbox
      menuitemradio meter navigation none note option paragraph presentation progressbar radio
      radiogroup region rowgroup scrollbar search separator spinbutton status strong subscript
      superscript tabpanel term time timer toolbar tooltip tree treegrid treeitem
      """.split { $0 == " " || $0 == "\n" }.map { Screen.Role(rawValue: String($0)) })

  /// What other vocabularies call the roles.
  private static let otherWords: [String: String] = [
    "a": "link", "anchor": "link", "header": "heading", "title": "heading", "h1": "heading",
    "h2": "heading", "h3": "heading", "image": "img", "picture": "img", "icon": "img",
    "statictext": "text", "label": "text", "p": "text", "field": "textbox",
    "textfield": "textbox", "textarea": "textbox", "input": "textbox",
    "searchfield": "searchbox", "toggle": "switch", "adjustable": "slider", "ul": "list",
    "li": "listitem", "item": "listitem", "tabbar": "tablist", "modal": "dialog",
    "container": "group", "div": "group",
  ]

  private static let words =
    known.map(\.rawValue) + vocabulary.subtracting(known).map(\.rawValue).sorted()

  /// The role that was perhaps meant by a word; the shared roles come before the rest of ARIA's.
  static func nearest(to word: String) -> String? {
    if let meant = otherWords[word.asciiLowercased()] { return meant }
    return NearMiss.nearest(to: word, among: words)
  }
}

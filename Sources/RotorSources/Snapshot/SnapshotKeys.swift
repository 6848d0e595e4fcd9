/// The keys of a snapshot, version 1, in the order in which they are written.
///
/// The reader knows no others and the writer writes no others; the published schema lists the
/// same.
enum SnapshotKeys {
  enum Top: String, CaseIterable {
    case rotor, version, screen, elements, rotors
  }

  enum Screen: String, CaseIterable {
    case name, language, direction, idiom, viewport, order, focus
  }

  enum Element: String, CaseIterable {
    case id, parent, label, value, hint, detail, traits, role, level, frame, path
    case activationPoint, identifier, language, inputLabels, element, hidden, expanded
    case respondsToUserInteraction, cell, text, actions, activation, customContent, container
    case attributes
  }

  enum Container: String, CaseIterable {
    case kind, order, modal, scrolls, navigationStyle, table
  }

  enum Table: String, CaseIterable {
    case rows, columns, rowHeaders, columnHeaders
  }

  enum Cell: String, CaseIterable {
    case rows, columns
  }

  enum Text: String, CaseIterable {
    case string, runs, lines, caret
  }

  enum Run: String, CaseIterable {
    case range, attribute, value
  }

  enum Action: String, CaseIterable {
    case name, category, image, effect
  }

  enum Activation: String, CaseIterable {
    case handled, effect
  }

  enum Content: String, CaseIterable {
    case label, value, important
  }

  enum Rotor: String, CaseIterable {
    case name, kind, owner, order, stops
  }

  enum Stop: String, CaseIterable {
    case id, range, name, prepares, distance, bearing, detail, container
  }

  enum Words: String, CaseIterable {
    case english = "en"
    case chinese = "zh-Hans"
    case german = "de"
  }
}

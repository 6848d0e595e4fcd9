/// What a turn of two fingers chooses from at the focused element.
///
/// The order is assumed: Adjust Value, Actions and their categories, More Content, the element's
/// own rotors and then those around it, groups, and the system's kinds, Characters last.
public struct Dial {
  /// The entries in order; turning past the last comes to the first (documented).
  public let entries: [Entry]

  /// One entry of the dial.
  public struct Entry {
    /// Its name and kind.
    public var title: Rotor.Title
    /// The rotor it stands for; nil for values, actions, content and units of text.
    public var rotor: Rotor?

    init(_ kind: Rotor.Kind, name: String = "") {
      title = Rotor.Title(kind: kind, name: name)
    }

    init(_ rotor: Rotor) {
      title = rotor.title
      self.rotor = rotor
    }
  }

  /// The entry that swipes up and down use now, by its place in the list.
  public internal(set) var chosen: Int

  /// The title of the chosen entry.
  public var chosenTitle: Rotor.Title { entries[chosen].title }
}

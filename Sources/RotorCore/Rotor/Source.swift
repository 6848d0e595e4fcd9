/// Where a screen comes from, and the only door to the world.
///
/// A source may block until its own deadline. It is not `Sendable`: what lives on the main actor
/// conforms as `@MainActor Source`.
public protocol Source: AnyObject {
  /// Reads the screen afresh, with the rotors that are attached to it.
  ///
  /// A source whose screen did not change returns the same ``Screen`` value, so that nothing is
  /// worked out twice.
  ///
  /// - Throws: what keeps the source from being read; its description is passed on as it is.
  func read() throws -> Reading

  /// Does one thing and says whether it was handled.
  func carryOut(_ request: Request) -> Response
}

/// What a source gives when it is read: the elements and the searches over them.
public struct Reading {
  /// The elements.
  public var screen: Screen
  /// The rotors; the dial offers those whose owner is the focused element or around it.
  public var rotors: [Rotor]
  /// Where the source wants the cursor to be after a change; nil when it does not mind.
  public var focus: Screen.Element.ID?
  /// What is said right after an element's name, such as how far away it is; made when asked.
  public var detail: ((Screen.Element.ID) -> Wording?)?
  /// What the app announced of its own accord since the source was last read, outside a request;
  /// each is given once.
  public var announcements: [Response.Announcement]

  /// Makes a reading.
  public init(
    screen: Screen, rotors: [Rotor] = [], focus: Screen.Element.ID? = nil,
    announcements: [Response.Announcement] = [],
    detail: ((Screen.Element.ID) -> Wording?)? = nil
  ) {
    self.screen = screen
    self.rotors = rotors
    self.focus = focus
    self.announcements = announcements
    self.detail = detail
  }
}

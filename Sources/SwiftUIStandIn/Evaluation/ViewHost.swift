package import Foundation
package import RotorCore

/// Keeps a view, what it remembers, and what was read of it last.
package final class ViewHost {
  /// How often appearing views may change the screen, one reading.
  package nonisolated static let mostTurns = 20

  private let root: any View
  private let identity: Identity
  /// What the screen is called.
  package let name: String
  /// What the outermost view inherits.
  package var environment = EnvironmentValues()
  /// How large the screen is.
  package let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
  package let idiom: Screen.Environment.Idiom
  package let language: String?
  /// How many bodies were evaluated so far.
  package private(set) var bodies = 0
  /// How many rows of lists and lazy stacks were built so far.
  package var rowsBuilt = 0
  /// How often all bodies were evaluated.
  package private(set) var evaluations = 0
  /// What was read last.
  package private(set) var last: ViewCapture?
  private let scene = SceneMemory()
  /// The field that is being edited.
  var editing: Editing?
  private var appeared: [ObjectIdentifier: Appearance] = [:]
  /// What was announced and not yet told.
  private var announcements: [Response.Announcement] = []
  /// Where each rotor last answered, by its place: the next question mostly comes from there.
  var hints: [String: Int] = [:]
  /// The elements of which rotors were seen to name parts.
  var rotorsOfRanges: Set<String> = []
  /// How many entries each rotor had when they were last looked through, and whether two led to
  /// the same place.
  var repeats: [String: (count: Int, hasRepeats: Bool)] = [:]
  /// What was laid out, while views are told that they appeared; nil at any other time.
  private var laidOut: (() throws -> ViewCapture?)?
  /// What is on the screen now; nil before the first reading.
  var current: ViewCapture? {
    guard let laidOut else { return last }
    return try? laidOut()
  }
  /// Rotors that were seen, and those among them that lead to parts of texts, by their place.
  var known: Set<String> = []
  var rangeKeys: Set<String> = []
  /// Where the app wanted VoiceOver to be, when it was last told.
  var wanted: Screen.Element.ID?
  /// Where VoiceOver is to go after a screen was left.
  var nextFocus: Screen.Element.ID?
  /// Whether the app has told of a new screen.
  var isNewScreen = false
  /// Where VoiceOver is.
  var focused: Screen.Element.ID?

  package init(
    _ root: any View, name: String? = nil, idiom: Screen.Environment.Idiom = .phone,
    language: String? = nil
  ) {
    self.root = root
    let type = ViewNames.name(of: type(of: root))
    self.name = name ?? type
    self.idiom = idiom
    self.language = language
    identity = Identity(name: "")
    environment.scene = scene
    if let language { environment.locale = Locale(identifier: language) }
  }

  /// Evaluates every body again.
  ///
  /// - Throws: a ``ViewFailure``, or a `ScreenError` when the views do not make a screen.
  package func read() throws -> ViewCapture {
    AnnouncementListener.current = self
    var turns = 0
    while true {
      let (build, frames) = try evaluate()
      turns += 1
      guard turns < ViewHost.mostTurns else { throw ViewFailure.neverSettles }
      // What was laid out says what fits, and views that appear may change what there is.
      if turns < 5, build.isUnsettled { continue }
      // What appears may scroll what was just laid out.
      laidOut = { [weak self] in
        try self.map { try ViewCapture(build, frames: frames, of: $0, after: $0.last) }
      }
      let hasAppeared = appear(build.appearances)
      let changes = build.changes.filter { $0() }
      laidOut = nil
      if hasAppeared || !changes.isEmpty { continue }
      if last == nil { build.changed = try changedID(build) }
      var capture = try ViewCapture(build, frames: frames, of: self, after: last)
      if learnRanges(capture) {
        capture = try ViewCapture(build, frames: frames, of: self, after: last)
      }
      last = capture
      return capture
    }
  }

  /// A node that is another one at a second evaluation, as rows are whose ids are made in a body.
  private func changedID(_ build: ViewBuild) throws -> Int? {
    let (again, _) = try evaluate()
    guard again.nodes.count == build.nodes.count else { return nil }
    return build.nodes.indices.first { build.nodes[$0].identity !== again.nodes[$0].identity }
      .flatMap { build.nodes[$0].parent }
  }

  private func evaluate() throws -> (ViewBuild, [CGRect]) {
    Identity.evaluation += 1
    let context = ViewContext(identity: identity, environment: environment, room: screen.size)
    let build = ViewBuild(context, host: self)
    build.evaluate(root)
    build.finish(in: screen.size)
    evaluations += 1
    bodies += build.bodies
    if let failure = build.failure { throw failure }
    var layout = RoughLayout(build.nodes[...])
    layout.place(in: screen)
    return (build, layout.frames)
  }

  /// Tells the views that are new and those that are gone; true when any wanted to know.
  private func appear(_ appearances: [Appearance]) -> Bool {
    var now: [ObjectIdentifier: Appearance] = [:]
    var isTold = false
    for appearance in appearances {
      let key = ObjectIdentifier(appearance.identity)
      let isNew = appeared[key] == nil && now[key] == nil
      now[key] = appearance
      if isNew, let didAppear = appearance.didAppear {
        isTold = true
        didAppear()
      }
    }
    for (key, appearance) in appeared where now[key] == nil {
      if let didDisappear = appearance.didDisappear {
        isTold = true
        didDisappear()
      }
    }
    appeared = now
    return isTold
  }

  /// Hears what the app announces.
  func announce(_ announcement: Response.Announcement) { announcements.append(announcement) }

  /// What was announced since it was last asked.
  package func takeAnnouncements() -> [Response.Announcement] {
    defer { announcements = [] }
    return announcements
  }
}

package import RotorCore

extension ViewHost {
  /// Does one thing to a view; the announcements are taken by whoever asked.
  package func outcome(of request: Request) -> Response {
    AnnouncementListener.current = self
    guard let capture = last else { return .notHandled }
    switch request {
    case .prepare(let stop, let title):
      do {
        return try prepare(stop, of: title)
      } catch {
        return Response(.failed("\(error)"))
      }
    case .activate(let id, let range): return Response(activate(id, range, capture))
    case .tap: return .notHandled
    case .act(let id, let action):
      return Response(
        with(id, capture) { parts in
          guard parts.actions.indices.contains(action) else { return false }
          parts.actions[action].handler()
          return true
        })
    case .adjust(let id, let adjustment):
      return Response(
        with(id, capture) { parts in
          parts.adjust?(adjustment)
          return parts.adjust != nil
        })
    case .scroll(let id, let direction): return Response(scroll(id, direction, capture))
    case .escape(let id): return Response(escape(id, capture))
    case .magicTap(let id):
      return Response(
        climb(from: id, capture) { node in
          guard let action = node.properties?.magicTap else { return false }
          action()
          return true
        })
    case .longPress(let id), .secondaryActivate(let id):
      return Response(
        with(id, capture) { parts in
          parts.longPress?()
          return parts.longPress != nil
        })
    case .focus(let id):
      moveFocus(to: id, capture)
      return .handled
    }
  }

  private func with(
    _ id: Screen.Element.ID, _ capture: ViewCapture, _ work: (ElementParts) -> Bool
  ) -> Response.Outcome {
    // Where something is done VoiceOver is, also when a change of the screen has brought it there.
    focused = id
    guard let parts = capture.parts[id] else {
      return .failed("the element \(id) is no longer there")
    }
    return work(parts) ? .handled : .notHandled
  }

  private func activate(
    _ id: Screen.Element.ID, _ range: Range<Int>?, _ capture: ViewCapture
  ) -> Response.Outcome {
    with(id, capture) { parts in
      if let range, let follow = parts.follow, follow(range) { return true }
      return parts.activate?() ?? false
    }
  }

  /// Asks a node and what is around it, up to the next one that VoiceOver asks itself.
  private func climb(
    from id: Screen.Element.ID?, _ capture: ViewCapture, _ work: (ViewNode) -> Bool
  ) -> Response.Outcome {
    guard let id, let start = capture.places[id] else { return .notHandled }
    var current: Int? = start
    while let node = current {
      if node != start, capture.isOnScreen(node) { break }
      if work(capture.nodes[node]) { return .handled }
      current = capture.nodes[node].parent
    }
    return .notHandled
  }

  private func escape(_ id: Screen.Element.ID?, _ capture: ViewCapture) -> Response.Outcome {
    guard id != nil else {
      // What lies on top is the last to be built.
      let escape = capture.nodes.last { $0.content?.escape != nil }?.content?.escape
      return escape?() == true ? .handled : .notHandled
    }
    return climb(from: id, capture) { node in
      if let action = node.properties?.escape {
        action()
        return true
      }
      return node.content?.escape?() ?? false
    }
  }

  private func scroll(
    _ id: Screen.Element.ID?, _ direction: Request.Scroll, _ capture: ViewCapture
  ) -> Response.Outcome {
    climb(from: id, capture) { node in
      if let action = node.properties?.scroll, let edge = Edge(direction) {
        action(edge)
        return true
      }
      guard let (axis, position) = capture.scrolling(node) else { return false }
      let isForward: Bool
      switch (direction, axis) {
      case (.next, _), (.up, .vertical), (.left, .horizontal): isForward = true
      case (.previous, _), (.down, .vertical), (.right, .horizontal): isForward = false
      default: return false
      }
      guard position.turnPage(forward: isForward) else { return false }
      announce(Response.Announcement(position.status))
      return true
    }
  }

  /// VoiceOver has come to an element: what scrolls shows it, and the app is told.
  private func moveFocus(to id: Screen.Element.ID, _ capture: ViewCapture) {
    guard id != focused else { return }
    let before = focused
    focused = id
    if let node = capture.places[id] { show(node, of: capture) }
    for (other, link) in capture.focusLinks where other != id { link.moved(false) }
    for (other, link) in capture.focusLinks where other == id { link.moved(true) }
    wanted = capture.focusLinks.contains { $0.id == id } ? id : nil
    // What the app does about it, it does now; what goes wrong then is told at the next reading.
    if capture.focusLinks.contains(where: { $0.id == id || $0.id == before }) { _ = try? read() }
  }

  /// Where the app wants VoiceOver to be, told once.
  package func wish() -> Screen.Element.ID? {
    if let next = nextFocus {
      nextFocus = nil
      isNewScreen = false
      if last?.screen.position(of: next) != nil { return next }
    }
    let now = last?.focusLinks.first { $0.link.isWanted() }?.id
    defer {
      wanted = now
      isNewScreen = false
    }
    if let now, now != wanted { return now }
    guard isNewScreen, let screen = last?.screen else { return nil }
    return screen.stops.first.map { screen[$0].id }
  }
}

extension Edge {
  /// The edge that a page scroll goes to.
  init?(_ direction: Request.Scroll) {
    switch direction {
    case .up, .next: self = .bottom
    case .down, .previous: self = .top
    case .left: self = .trailing
    case .right: self = .leading
    }
  }
}

import RotorContent
import RotorCore

extension ViewReader {
  /// The searches of what was walked.
  func rotors(of capture: ScreenCapture) -> [Rotor] {
    capture.rotors.map { rotor, owner in
      Rotor(Rotor.Title(rotor), owner: owner) { search in
        self.answer(rotor, search)
      }
    }
  }

  /// Asks a rotor of the app's own where it lives.
  ///
  /// Costs what its search costs, plus a constant; the views are walked again when the search
  /// changed them, such as by scrolling.
  private func answer(_ rotor: UIAccessibilityCustomRotor, _ search: Rotor.Search) -> Rotor.Answer {
    Platform.listen(ears)
    let predicate = MeasuredSearchPredicate()
    predicate.searchDirection = search.direction == .next ? .next : .previous
    let current = search.current.flatMap { stop in
      (object(stop.target) ?? strangers[stop.target]).map { target in
        UIAccessibilityCustomRotorItemResult(
          targetElement: target, targetRange: ViewReader.range(stop.range, in: target))
      }
    }
    // UIKit types the item non-optional and means it nil: an item whose target is gone says so.
    let item =
      current ?? UIAccessibilityCustomRotorItemResult(targetElement: NSObject(), targetRange: nil)
    predicate.currentItem = item
    guard let result = rotor.itemSearchBlock(predicate) else { return .nothing }
    guard let target = result.targetElement else {
      // Handing back the item of nowhere is as good as nothing.
      return result === item ? .nothing : .released
    }
    var stop = stop(at: target, result.targetRange, search)
    stop.distance = predicate.distance?.meters
    stop.bearing = predicate.distance?.bearing
    return .stop(stop)
  }

  private func stop(
    at target: any NSObjectProtocol, _ range: UITextRange?, _ search: Rotor.Search
  ) -> Rotor.Stop {
    guard let object = target as? AccessibilityObject else {
      let id = identities.id(of: target)
      strangers.add(target, id)
      return Rotor.Stop(id)
    }
    let (id, element) = locate(object)
    if element == nil { strangers.add(object, id) }
    var stop = Rotor.Stop(id, range: range.map { ViewReader.offsets(of: $0, in: object) })
    if search.screen.position(of: id) == nil, let element {
      // The search itself has brought it onto the screen, which is to be read again.
      stop.needsPreparation = true
      stop.name = element.label
    }
    return stop
  }

  /// A range of a text in UTF-16 units; one of another text lies outside of this one, and one that
  /// was made before the text became shorter may.
  private static func offsets(
    of range: UITextRange, in object: AccessibilityObject
  ) -> Range<Int> {
    guard let input = object as? any UITextInput else { return 0..<0 }
    let begin = input.beginningOfDocument
    if Platform.owns(range, input) == false {
      let outside = max(input.offset(from: begin, to: input.endOfDocument), 0) + 1
      return outside..<(outside + 1)
    }
    if let made = Platform.offsets(of: range, in: input), let offsets = Range(made) {
      return offsets
    }
    let start = max(input.offset(from: begin, to: range.start), 0)
    let end = max(input.offset(from: begin, to: range.end), 0)
    return min(start, end)..<max(start, end)
  }

  private static func range(
    _ range: Range<Int>?, in target: any NSObjectProtocol
  ) -> UITextRange? {
    guard let range, let input = target as? any UITextInput,
      let start = input.position(from: input.beginningOfDocument, offset: range.lowerBound),
      let end = input.position(from: input.beginningOfDocument, offset: range.upperBound)
    else { return nil }
    return input.textRange(from: start, to: end)
  }
}

extension Rotor.Title {
  /// The title of a rotor of UIKit's; one for a system kind may have a name of its own.
  init(_ rotor: UIAccessibilityCustomRotor) {
    self.init(kind: Rotor.Kind(rotor.systemRotorType), name: rotor.name)
  }
}

extension Rotor.Kind {
  /// The kind that a system type of UIKit's stands for.
  init(_ type: UIAccessibilityCustomRotor.SystemRotorType) {
    self =
      switch type {
      case .link: .links
      case .visitedLink: .visitedLinks
      case .heading: .headings
      case .headingLevel1: .heading1
      case .headingLevel2: .heading2
      case .headingLevel3: .heading3
      case .headingLevel4: .heading4
      case .headingLevel5: .heading5
      case .headingLevel6: .heading6
      case .boldText: .boldText
      case .italicText: .italicText
      case .underlineText: .underlinedText
      case .misspelledWord: .misspelledWords
      case .image: .images
      case .textField: .textFields
      case .table: .tables
      case .list: .lists
      case .landmark: .landmarks
      default: .custom
      }
  }
}

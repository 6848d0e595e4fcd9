import RotorCore
import RotorReport

/// The forms that a line of a check can have, profile by profile; every profile knows all of them.
enum Vocabulary {
  static let groups: [(profile: CheckProfile, forms: [CheckForm])] = [
    (.voiceOver, voiceOver), (.inspector, inspector), (.switchControl, switchControl),
    (.voiceControl, voiceControl),
  ]

  private static let voiceOver: [CheckForm] = [
    CheckForm("one stop per NAME", "Each of them is one stop of swiping right.") {
      .oneStop(per: $0.target)
    },
    CheckForm(
      "double tap opens …",
      "A double tap on the element leads to another screen that has these words in a heading or where "
        + "VoiceOver then is."
    ) { .doubleTapOpens($0.rest) },
    CheckForm("double tap says \"…\" …", "After a double tap on the element this is heard.") {
      .doubleTapSays($0.texts)
    },
    CheckForm(
      "double tap …",
      "A double tap does it: after the verb, all words are heard then or stand in a heading, as in 'double "
        + "tap plays Chapter 2'; a verb alone, as in 'double tap toggles', expects that the element "
        + "changes."
    ) { $0.rest.isEmpty ? nil : .doubleTapDoes($0.rest) },
    CheckForm("hear \"…\" …", "The last step said this, hints and the like left out.") {
      .hears($0.texts)
    },
    CheckForm("hint: …", "The element has this hint.") { .hint($0.rest) },
    CheckForm("conveys name \"…\"", "What was said last has this name.") {
      .conveys(.name, $0.texts.first)
    },
    CheckForm("conveys value \"…\"", "What was said last has this value.") {
      .conveys(.value, $0.texts.first)
    },
    CheckForm(
      "conveys role …",
      "What was said last has this role, in English or in the language of the run: button, heading."
    ) { .conveys(.role, $0.rest) },
    CheckForm("conveys …", "What was said last has a name, role, value or state.") { arguments in
      Expectation.Part(rawValue: arguments.rest.lowercased()).map { .conveys($0, nil) }
    },
    CheckForm("focus is NAME", "VoiceOver is on one of them.") { .focus($0.target) },
    CheckForm("boundary", "The last step found nothing more that way.") { _ in .boundary },
    CheckForm(
      "rotor ROTOR lists \"…\" …",
      "Swiping down goes to exactly these, in this order; Activate is not counted among Actions."
    ) { .rotorLists($0.rotor, $0.texts) },
    CheckForm(
      "rotor ROTOR lists \"…\" … in order", "The same."
    ) { .rotorLists($0.rotor, $0.texts) },
    CheckForm("rotor ROTOR has N stops", "It has so many stops.") {
      .rotorStops($0.rotor, $0.number)
    },
    CheckForm("rotor ROTOR has N stop", "It has one stop.") { .rotorStops($0.rotor, $0.number) },
    CheckForm("rotor ROTOR is sound", "No rule finds an error in it, and it has a stop.") {
      .rotorIsSound($0.rotor)
    },
    CheckForm("rotor ROTOR is offered", "It is on the dial where VoiceOver is.") {
      .rotorIsOffered($0.rotor, true)
    },
    CheckForm("rotor ROTOR is not offered", "It is not on the dial where VoiceOver is.") {
      .rotorIsOffered($0.rotor, false)
    },
    CheckForm("rotor ROTOR is nearest first", "Its distances never decrease.") {
      .rotorIsNearestFirst($0.rotor)
    },
    CheckForm(
      "each name says the outcome",
      "No custom action has a name such as More, Open or Action; of the element, else of those named, else of any."
    ) { _ in .namesSayOutcome },
    CheckForm(
      "each NAME offers \"…\" …", "Each of them has exactly these custom actions, in this order."
    ) { .offers($0.target, $0.texts) },
    CheckForm(
      "screen reads \"…\" …",
      "Swiping right from the first element to the last says exactly this, hints and the like left out."
    ) { .reads($0.texts) },
    CheckForm("every element has a name", "Each stop has a label or a text.") { _ in
      .everyElementIsNamed
    },
    CheckForm("every button answers a double tap", "Each button does something.") { _ in
      .everyButtonAnswers
    },
    CheckForm(
      "every element is reached by swiping right", "From the first element all others are reached."
    ) { _ in .everyElementIsReached },
    CheckForm(
      "at most N gestures",
      "The task takes no more, by the shortest way, the double tap included; a turn of the dial to any "
        + "entry counts as one."
    ) { .gestures(atMost: $0.number) },
    CheckForm("screen is sound", "An audit finds no error.") { _ in .isSound },
  ]

  private static let inspector: [CheckForm] = [
    CheckForm("label: …", "The element has this label.") { .label($0.rest) },
    CheckForm("value: …", "The element has this value.") { .value($0.rest) },
    CheckForm("traits: …", "The element has these traits and no other, whatever their order.") {
      .traits(Vocabulary.list($0.rest))
    },
    CheckForm(
      "actions: …", "The element has these custom actions and no other, whatever their order."
    ) { .actions(Vocabulary.list($0.rest)) },
  ]

  private static let switchControl: [CheckForm] = [
    CheckForm(
      "same actions are in scanner menu for NAME",
      "The scanner's menu has Tap where a tap does something, and the actions that VoiceOver lists."
    ) { .scannerMenu($0.target) },
    CheckForm("at most N steps", "The scanner comes to the element in so many steps.") {
      .steps(atMost: $0.number)
    },
  ]

  private static let voiceControl: [CheckForm] = [
    CheckForm(
      "frequent actions can be said by name so they're visible buttons",
      "Each name of 'Frequent:' is that of an element that can be said, and of one only; with none "
        + "given, the element does its main action on a double tap and can be said."
    ) { _ in .frequentActionsAreSaid },
    CheckForm("frequent actions can be said by name", "The same.") { _ in .frequentActionsAreSaid },
    CheckForm("\"…\" can be said", "An element can be said by this name, and one only.") {
      .isSaid($0.texts)
    },
  ]

  /// The expectation of a line.
  static func read(_ statement: CheckStatement) throws(CheckError) -> Expectation {
    let (tokens, unclosed) = CheckToken.split(statement.text)
    if let unclosed {
      throw statement.error(
        "the quotation mark is never closed: expected another one", at: unclosed)
    }
    guard tokens.count(where: { $0.kind == .word }) <= mostWords || isProperty(tokens) else {
      throw statement.error(
        "this line has more than \(mostWords) words: no expectation is that long, so put texts into "
          + "quotation marks")
    }
    for (_, forms) in groups {
      for form in forms {
        guard let arguments = form.match(tokens, statement.text),
          let expectation = form.make(arguments)
        else { continue }
        return expectation
      }
    }
    throw statement.error(
      "this is no expectation: \(nearest(to: tokens)); 'rotor check --explain' lists all forms")
  }

  /// So many words outside of quotation marks are read; a form has ten and a name a few.
  private static let mostWords = 100

  /// Whether a text of any length follows, as behind `label:`.
  private static func isProperty(_ tokens: [CheckToken]) -> Bool {
    tokens.first.map { $0.kind == .word && $0.text.hasSuffix(":") } ?? false
  }

  /// What was perhaps meant.
  private static func nearest(to tokens: [CheckToken]) -> String {
    let forms = groups.flatMap(\.forms).map(\.text)
    let skeleton = tokens.map { $0.kind == .quoted ? "\"…\"" : $0.text }.joined(separator: " ")
    if let near = NearMiss.nearest(to: skeleton, among: forms) { return "did you mean '\(near)'?" }
    // Else the form that shares most of its words.
    let words = Set(tokens.filter { $0.kind == .word }.map { $0.text.lowercased() })
    let scored = forms.map { form in
      (
        form,
        Set(form.lowercased().split(separator: " ").map(String.init)).intersection(words).count
      )
    }
    guard let best = scored.max(by: { $0.1 < $1.1 }), best.1 > 0 else {
      return "expected one such as 'one stop per NAME'"
    }
    return "the nearest form is '\(best.0)'"
  }

  /// A list as people write it, separated by commas.
  static func list(_ text: String) -> [String] {
    text.split(separator: ",").map { String($0.trimmed) }.filter { !$0.isEmpty }
  }

  /// All forms with what they expect, as `--explain` tells them.
  static var explanation: String {
    groups.map { profile, forms in
      "\(profile.rawValue)\n"
        + forms.map { "  \($0.text)\n      \($0.meaning)\n" }.joined()
    }.joined(separator: "\n")
  }
}

import RotorCore
import RotorFixtures
import Testing

@Suite("Whatever is typed")
struct NotationFuzzTests {
  /// Texts of each notation, good and bad.
  static let seeds: [NotationError.Notation: [String]] = [
    .selector: SelectorParsingTests.good.map(\.text) + SelectorParsingTests.bad.map(\.text),
    .gesture: GestureTextTests.good.map(\.text) + GestureTextTests.bad.map(\.text)
      + GestureTextTests.repeated.map(\.text),
    .transcript: TranscriptTests.good.map(\.text) + TranscriptTests.bad.map(\.text),
    .rotor: RotorDeclarationTests.good.map(\.text) + RotorDeclarationTests.bad.map(\.text),
  ]

  /// A text with a few scalars removed, doubled, replaced, or joined with another text.
  static func mutated(_ seeds: [String], _ random: inout Dice) -> String {
    var scalars = Array(random.pick(seeds).unicodeScalars)
    for _ in 0...random.below(4) {
      let place = random.below(scalars.count + 1)
      switch random.below(5) {
      case 0 where place < scalars.count: scalars.remove(at: place)
      case 1 where place < scalars.count: scalars.insert(scalars[place], at: place)
      case 2: scalars.insert(contentsOf: random.awkwardText(upTo: 2).unicodeScalars, at: place)
      case 3: scalars.removeSubrange(place...)
      default: scalars.insert(contentsOf: random.pick(seeds).unicodeScalars, at: place)
      }
    }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  /// What reads back, or a message that can be shown on one line with a column in the text.
  private func check<Value: Equatable>(
    _ text: String, _ read: (String) throws(NotationError) -> Value, _ write: (Value) -> String
  ) -> Bool {
    do {
      let value = try read(text)
      let again = try? read(write(value))
      #expect(again == value, "\(text.debugDescription)")
      return true
    } catch {
      let lines = text.split { $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
      let longest = error.line == nil ? text.count : lines.map(\.count).max() ?? 0
      #expect((1...longest + 1).contains(error.column), "\(text.debugDescription) \(error)")
      let message = error.description
      #expect(message.count > 10 && message.count < 300, "\(text.debugDescription)")
      let isOneLine = message.unicodeScalars.allSatisfy {
        $0.properties.generalCategory != .control
      }
      #expect(isOneLine, "\(message.debugDescription)")
      return false
    }
  }

  @Test("the parsers answer: what they read is written so that it reads back, errors are clear")
  func mutations() {
    var random = Dice(seed: 6)
    var (read, refused) = (0, 0)
    for _ in 0..<20_000 {
      // Mostly its own kind of text, now and then another's.
      let notation = random.pick(NotationError.Notation.allCases)
      let kind = random.below(8) == 0 ? random.pick(NotationError.Notation.allCases) : notation
      let text = Self.mutated(Self.seeds[kind] ?? [], &random)
      if isRead(text, as: notation) { read += 1 } else { refused += 1 }
    }
    #expect(read > 2_000 && refused > 5_000, "\(read) read, \(refused) refused")
  }

  private func isRead(_ text: String, as notation: NotationError.Notation) -> Bool {
    switch notation {
    case .selector:
      check(text, { text throws(NotationError) in try Screen.Selector(parsing: text) }) {
        $0.description
      }
    case .gesture:
      check(text, { text throws(NotationError) in try VoiceOver.Gesture(parsing: text) }) {
        $0.description
      }
    case .transcript:
      check(text, { text throws(NotationError) in try VoiceOver.Transcript(parsing: text) }) {
        $0.text
      }
    case .rotor:
      check(text, { text throws(NotationError) in try Rotor.Declaration(parsing: text) }) {
        $0.description
      }
    }
  }
}

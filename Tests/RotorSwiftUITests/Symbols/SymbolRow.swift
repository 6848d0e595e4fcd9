import RotorCore
import RotorSwiftUI

/// One of the symbols of SwiftUI that rotor code uses, and where it stands.
struct SymbolRow {
  let name: String
  /// Since when Apple's platforms have it.
  let since: String
  let status: Status

  /// Whether the symbol is here.
  enum Status {
    /// It is; the closure uses it and answers whether it did what it should.
    case here(() throws -> Bool)
    /// It is not, for the reason given.
    case leftOut(String)
  }

  static func here(_ name: String, _ since: String, _ proof: @escaping () throws -> Bool)
    -> SymbolRow
  {
    SymbolRow(name: name, since: since, status: .here(proof))
  }

  static func leftOut(_ name: String, _ since: String, _ reason: String) -> SymbolRow {
    SymbolRow(name: name, since: since, status: .leftOut(reason))
  }

  /// A symbol that changes the first element of a view.
  static func element<Content: View>(
    _ name: String, _ since: String, _ view: Content,
    _ isRight: @escaping (Screen.Element) -> Bool
  ) -> SymbolRow {
    here(name, since) {
      try SwiftUISource(view).read().screen.elements.first.map(isRight) ?? false
    }
  }

  /// A symbol that makes a rotor of these stops, by what is heard at each.
  static func rotor<Content: View>(
    _ name: String, _ since: String, called title: String = "Marked", _ view: Content,
    _ stops: [String] = ["Ada", "Bob"]
  ) -> SymbolRow {
    here(name, since) {
      var voice = try VoiceOver(on: SwiftUISource(view))
      _ = voice.perform(.rotate(to: title))
      var heard: [String] = []
      for _ in 0..<10 {
        let events = voice.perform(.swipeDown)
        let said = events.compactMap { event in
          if case .said(let words) = event { words.text(in: .english) } else { nil }
        }
        guard events.contains(where: { if case .moved = $0 { true } else { false } }) else { break }
        heard += said
      }
      return heard == stops
    }
  }
}

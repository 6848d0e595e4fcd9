import RotorAudit
import RotorCore
import RotorExamples
import RotorReport
import RotorSwiftUI
import RotorUIKit
import Testing

/// Questions that several reports ask of a screen.
enum Screens {
  /// An example by its name.
  static func example(_ name: String) throws -> any Source {
    try #require(Example(named: name)).source()
  }

  /// All that is heard after some gestures, the last thing first said last.
  static func heard(_ source: any Source, _ gestures: VoiceOver.Gesture...) throws -> [String] {
    var voice = try VoiceOver(on: source)
    return gestures.flatMap { gesture in
      voice.perform(gesture).compactMap { event in
        if case .said(let words) = event { words.text(in: .english) } else { nil }
      }
    }
  }

  /// The names of the actions of the element of that label.
  static func actions(of label: String, on source: any Source) throws -> [String] {
    let screen = try source.read().screen
    let position = try #require(screen.stops.first { screen[$0].label == label })
    return screen[position].actions.map(\.name)
  }

  /// The rules that an audit of an example reports.
  static func rules(of name: String) throws -> Set<String> { try rules { try example(name) } }

  /// The rules that an audit reports, each action tried on a source of its own.
  static func rules(_ make: @escaping () throws -> any Source) throws -> Set<String> {
    let options = Audit.Options(freshSource: FreshSource(make))
    return Set(try Audit(options).run(make()).allFindings.map(\.rule))
  }

  /// Performs the action of that name on the element of that label.
  static func perform(
    _ name: String, on label: String, of source: any Source
  ) throws -> Response.Outcome {
    let screen = try source.read().screen
    let position = try #require(screen.stops.first { screen[$0].label == label })
    let action = try #require(screen[position].actions.firstIndex { $0.name == name })
    return source.carryOut(.act(screen[position].id, action: action)).outcome
  }
}

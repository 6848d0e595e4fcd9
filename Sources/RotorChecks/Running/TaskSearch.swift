import RotorCore
import RotorReport

/// Finds the element and the action that a task speaks of.
enum TaskSearch {
  enum Result {
    /// The element's position, and the place of its action; nil for what a double tap does.
    case found(Int, action: Int?)
    case failed(String)
  }

  /// The element whose label or identifier holds the object's words, and its action that begins with the
  /// verb.
  static func find(_ task: CheckTask, on screen: Screen) -> Result {
    let words = task.words
    let candidates = screen.stops.filter { position in
      let element = screen[position]
      let own = Set(CheckTask.words(of: "\(element.label ?? "") \(element.identifier ?? "")"))
      return !words.isEmpty && words.allSatisfy(own.contains)
    }
    let object = Inert.quoted(task.object, limit: 60)
    guard let first = candidates.first else {
      return .failed("no element has the words of \(object) in its label or identifier")
    }
    guard candidates.count == 1 else {
      let names = candidates.prefix(5).map {
        Inert.quoted(screen[$0].label ?? screen[$0].id.rawValue, limit: 60)
      }
      let rest = candidates.count > 5 ? ", and \(candidates.count - 5) more" : ""
      return .failed("\(object) may be \(Count.list(names))\(rest): say which")
    }
    let verb = task.verb.lowercased()
    let action = screen[first].actions.firstIndex { $0.name.lowercased().hasPrefix(verb) }
    return .found(first, action: action)
  }
}

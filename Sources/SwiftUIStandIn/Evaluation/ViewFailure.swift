/// Why views could not be evaluated.
public enum ViewFailure: Error, Hashable, CustomStringConvertible {
  /// The bodies go deeper than any screen does; the view whose body was the last.
  case tooDeep(String)
  /// There are more views than a screen can have; the view whose body was the last.
  case tooMany(String)
  /// A view needs an object of a type that no view around it gives.
  case missingObject(String, view: String)
  /// Appearing views change the screen again and again.
  case neverSettles

  /// What, where, what was expected, what to do.
  public var description: String {
    switch self {
    case .tooDeep(let view):
      "the bodies are nested too deeply at \(view): perhaps a body shows a view of its own kind "
        + "without an end; give it a condition that ends it"
    case .tooMany(let view):
      "there are more than \(ViewBuild.mostNodes) views at \(view): use a List or a lazy stack, "
        + "which build only what is seen, or end a body that shows itself several times"
    case .missingObject(let type, let view):
      "\(view) needs an object of type \(type), which no view around it gives: put "
        + "environmentObject(_:) or, for an observable object, environment(_:) around it"
    case .neverSettles:
      "views that appear changed the screen \(ViewHost.mostTurns) times in a row: let onAppear "
        + "and onChange change what makes them run only once"
    }
  }
}

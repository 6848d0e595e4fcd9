import RotorCore

extension NotationError {
  /// What is wrong, without the column, which is another one in a whole line.
  var withoutPlace: String {
    description.replacing(" at column \(column)", with: "")
  }
}

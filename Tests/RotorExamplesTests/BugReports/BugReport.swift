/// A public report of rotors or actions that misbehave, and the proof that a screen of ours shows the
/// right thing, or why none can.
struct BugReport {
  /// Where it was reported.
  let thread: String
  let address: String
  /// What is right, in one sentence.
  let right: String
  let how: How

  enum How {
    /// What is right on a screen of ours; true when it is so.
    case shown(() throws -> Bool)
    /// Why a screen here cannot show it.
    case notHere(String)
  }

  init(
    _ thread: String, _ address: String, _ right: String,
    _ proof: @escaping () throws -> Bool
  ) {
    self.init(thread, address, right, .shown(proof))
  }

  init(_ thread: String, _ address: String, _ right: String, _ how: How) {
    (self.thread, self.address, self.right, self.how) = (thread, address, right, how)
  }

  /// Its row in the page.
  var line: String {
    let state: String =
      switch how {
      case .shown: "tested"
      case .notHere(let why): "not tested: \(why)"
      }
    return "| [\(thread)](\(address)) | \(right) | \(state) |"
  }
}

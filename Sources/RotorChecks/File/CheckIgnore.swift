import RotorCore

/// A rule that is not asked of some elements, and why.
struct CheckIgnore {
  let rule: String
  let selector: Screen.Selector
  let reason: String
}

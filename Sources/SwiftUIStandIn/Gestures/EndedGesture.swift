/// A gesture with what is done when it ends.
struct EndedGesture<Value>: PerformedGesture {
  let perform: (AccessibilityProperties) -> Void

  func apply(to properties: AccessibilityProperties) { perform(properties) }
}

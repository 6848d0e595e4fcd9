/// What the screen remembers of a scene, as long as it is kept.
final class SceneMemory {
  /// What views keep by their keys.
  var values: [String: Any] = [:]
  /// Whether lists are being edited.
  var editMode = EditMode.inactive
}

extension EnvironmentValues {
  private enum SceneMemoryKey: EnvironmentKey {
    static var defaultValue: SceneMemory? { nil }
  }

  /// The memory of the scene around a view.
  var scene: SceneMemory? {
    get { self[SceneMemoryKey.self] }
    set { self[SceneMemoryKey.self] = newValue }
  }
}

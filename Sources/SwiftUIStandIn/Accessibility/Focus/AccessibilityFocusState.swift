/// Where VoiceOver is, as far as a view cares; setting it moves VoiceOver there.
@propertyWrapper @MainActor public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty
{
  private let state: FocusMemory<Value>
  private let technologies: AccessibilityTechnologies

  private init(_ initial: Value, _ technologies: AccessibilityTechnologies) {
    state = FocusMemory(initial)
    self.technologies = technologies
  }

  /// Whether VoiceOver is on the view that is bound to it.
  public init() where Value == Bool { self.init(false, [.voiceOver, .switchControl]) }

  /// Whether one of these helps is on the view that is bound to it.
  public init(for technologies: AccessibilityTechnologies) where Value == Bool {
    self.init(false, technologies)
  }

  /// On which of several views VoiceOver is; nil for none of them.
  public init<T: Hashable>() where Value == T? { self.init(nil, [.voiceOver, .switchControl]) }

  /// On which of several views one of these helps is; nil for none of them.
  public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? {
    self.init(nil, technologies)
  }

  /// The value.
  public var wrappedValue: Value {
    get { state.box.value }
    nonmutating set { state.box.value = newValue }
  }

  /// What views are bound to.
  public var projectedValue: Binding {
    Binding(box: state.box, followsVoiceOver: technologies.contains(.voiceOver))
  }

  /// A way to bind views to the value.
  @propertyWrapper @MainActor public struct Binding {
    let box: FocusMemory<Value>.Box
    let followsVoiceOver: Bool

    /// The value.
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension AccessibilityFocusState: LinkedProperty {
  package func link(to context: ViewContext, at place: Int) { state.link(to: context, at: place) }
}

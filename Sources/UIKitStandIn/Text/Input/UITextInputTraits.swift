/// How a keyboard behaves for a text input; kept, since there is no keyboard here.
///
/// Every member has a default, since UIKit's are optional.
@MainActor public protocol UITextInputTraits: NSObjectProtocol {
  /// Which letters the keyboard makes capitals of.
  var autocapitalizationType: UITextAutocapitalizationType { get set }
  /// Whether the keyboard corrects what is typed.
  var autocorrectionType: UITextAutocorrectionType { get set }
  /// Whether spelling is checked while typing.
  var spellCheckingType: UITextSpellCheckingType { get set }
  /// Which keyboard is shown.
  var keyboardType: UIKeyboardType { get set }
  /// What the return key says.
  var returnKeyType: UIReturnKeyType { get set }
  /// Whether the return key waits for a text.
  var enablesReturnKeyAutomatically: Bool { get set }
  /// Whether what is typed is hidden.
  var isSecureTextEntry: Bool { get set }
  /// What the text stands for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var textContentType: UITextContentType! { get set }
}

extension UITextInputTraits {
  /// Sentences; not kept.
  public var autocapitalizationType: UITextAutocapitalizationType {
    get { .sentences }
    set {}
  }
  /// As the system decides; not kept.
  public var autocorrectionType: UITextAutocorrectionType {
    get { .default }
    set {}
  }
  /// As the system decides; not kept.
  public var spellCheckingType: UITextSpellCheckingType {
    get { .default }
    set {}
  }
  /// The usual one; not kept.
  public var keyboardType: UIKeyboardType {
    get { .default }
    set {}
  }
  /// Return; not kept.
  public var returnKeyType: UIReturnKeyType {
    get { .default }
    set {}
  }
  /// That it does not; not kept.
  public var enablesReturnKeyAutomatically: Bool {
    get { false }
    set {}
  }
  /// That it is not; not kept.
  public var isSecureTextEntry: Bool {
    get { false }
    set {}
  }
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// Nothing in particular; not kept.
  public var textContentType: UITextContentType! {
    get { nil }
    set {}
  }
}

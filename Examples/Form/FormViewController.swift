import RotorUIKit

/// A form with a rotor over the fields that are not filled in well.
///
/// The fields themselves have VoiceOver's own rotor. The rotor is asked for again each time, so it is there only while it leads somewhere.
class FormViewController: UIViewController {
  private(set) var fields: [UITextField] = []
  private let samples: [FormField]

  init(_ samples: [FormField] = FormField.samples) {
    self.samples = samples
    super.init(nibName: nil, bundle: nil)
    title = "Address"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    fields = samples.map(textField)
    let send = UIAction(title: "Send") { [weak self] _ in self?.send() }
    view.fill(
      with: [UILabel.heading("Address")] + fields + [UIButton(type: .system, primaryAction: send)])
    view.accessibilityCustomRotorsBlock = { [weak self] in self?.rotors() ?? [] }
  }

  func rotors() -> [UIAccessibilityCustomRotor] {
    guard !invalid.isEmpty else { return [] }
    return [
      UIAccessibilityCustomRotor(name: "Invalid fields") { [weak self] in self?.invalid ?? [] }
    ]
  }

  /// The fields that are not filled in well.
  final var invalid: [UITextField] { fields.filter { $0.accessibilityHint != nil } }

  private func textField(for sample: FormField) -> UITextField {
    let field = UITextField()
    field.text = sample.value
    field.accessibilityLabel = sample.name
    field.accessibilityHint = sample.problem
    field.addAction(
      UIAction { [weak field] _ in field?.accessibilityHint = nil }, for: .editingChanged)
    return field
  }

  private func send() {
    UIAccessibility.say(
      invalid.isEmpty ? "Sent" : "\(invalid.count) fields are to be looked at")
  }
}

/// The title of a bar.
final class BarTitle: UILabel {
  // That it is no plain text as well is assumed.
  override var ownTraits: UIAccessibilityTraits { .header }
}

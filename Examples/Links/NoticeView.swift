import RotorUIKit

/// A notice with a rotor over its links.
///
/// The links are made once and kept: VoiceOver holds what a rotor answers weakly. A notice without links
/// offers no rotor.
class NoticeView: UIView {
  let notice: Notice
  private(set) var links: [LinkElement] = []
  private let label: UILabel

  init(_ notice: Notice) {
    self.notice = notice
    label = UILabel(notice.text)
    super.init(frame: .zero)
    fill(with: [label])
    links = notice.links.map { LinkElement($0, in: self) }
    accessibilityElements = [label] + links
    accessibilityCustomRotors = rotors()
  }

  required init?(coder: NSCoder) { nil }

  func rotors() -> [UIAccessibilityCustomRotor] {
    guard !links.isEmpty else { return [] }
    return [UIAccessibilityCustomRotor(systemType: .link) { [weak self] in self?.links ?? [] }]
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (place, link) in links.enumerated() {
      link.accessibilityFrameInContainerSpace = CGRect(
        x: 0, y: 24 + 24 * place, width: 200, height: 20)
    }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: 358, height: 28 + 24 * notice.links.count)
  }
}

import RotorUIKit
import Testing

@testable import UIKitStandIn

/// Where the words of labels and buttons come from.
@Suite struct TextOfControlsTests {
  @Test func `text and attributed text of a label are one value`() {
    let label = UILabel()
    label.text = "Plain"
    #expect(label.attributedText?.string == "Plain")
    let changing = NSMutableAttributedString(
      string: "Bonjour", attributes: [.accessibilitySpeechLanguage: "fr"])
    label.attributedText = changing
    changing.append(NSAttributedString(string: "!"))
    #expect(label.text == "Bonjour")
    #expect(label.accessibilityLabel == "Bonjour")
    let language = label.accessibilityAttributedLabel?.attribute(
      .accessibilitySpeechLanguage, at: 0, effectiveRange: nil)
    #expect(language as? String == "fr")
    label.text = nil
    #expect(label.attributedText == nil)
    #expect(!label.isAccessibilityElement)
  }

  @Test func `what an app sets outranks the words, and nil brings them back`() {
    let label = UILabel()
    label.text = "€ 5"
    label.accessibilityLabel = "five euros"
    #expect(label.accessibilityLabel == "five euros")
    label.accessibilityLabel = nil
    #expect(label.accessibilityLabel == "€ 5")
  }

  @Test func `a title is that of the state, else that of the normal one`() {
    let button = UIButton(type: .custom)
    button.setTitle("Follow", for: .normal)
    button.setTitle("Following", for: .selected)
    button.setTitleColor(.red, for: .disabled)
    let rows: [(enabled: Bool, selected: Bool, title: String)] = [
      (true, false, "Follow"), (true, true, "Following"), (false, false, "Follow"),
      (false, true, "Follow"),
    ]
    let shown = button.titleLabel
    for row in rows {
      button.isEnabled = row.enabled
      button.isSelected = row.selected
      #expect(button.currentTitle == row.title)
      #expect(button.accessibilityLabel == row.title)
      #expect(shown?.text == row.title)
    }
    #expect(button.title(for: .selected) == "Following")
    #expect(button.titleColor(for: .disabled) == .red)
  }

  @Test func `a button is called by its title, else by its image, else by its type`() {
    let image = UIImage(systemName: "star.fill")
    let button = UIButton(type: .infoLight)
    #expect(button.accessibilityLabel == "More Info")
    button.setImage(image, for: .normal)
    #expect(button.accessibilityLabel == "star.fill")
    image?.accessibilityLabel = "Favorite"
    #expect(button.accessibilityLabel == "Favorite")
    button.setTitle("", for: .normal)
    #expect(button.accessibilityLabel == "Favorite")
    button.setTitle("Like", for: .normal)
    #expect(button.accessibilityLabel == "Like")
    button.setAttributedTitle(NSAttributedString(string: "Like it"), for: .normal)
    #expect(button.currentAttributedTitle?.string == "Like it")
  }

  @Test func `a configuration follows the state by its handler, which does not call itself`() {
    let button = UIButton(configuration: .filled())
    var count = 0
    button.configurationUpdateHandler = { button in
      count += 1
      button.configuration?.title = button.isSelected ? "On" : "Off"
      button.setNeedsUpdateConfiguration()
    }
    #expect(button.accessibilityLabel == "Off")
    button.isSelected = true
    button.isSelected = true
    #expect(button.accessibilityLabel == "On")
    #expect(count == 2)
  }

  @Test func `an app's own classes may override what they show`() {
    final class Badge: UILabel {
      override var accessibilityLabel: String? {
        get { "\(text ?? "no") messages" }
        set { super.accessibilityLabel = newValue }
      }
    }
    final class Tile: UIControl {
      var states: [Bool] = []
      override init(frame: CGRect) { super.init(frame: frame) }

      required init?(coder: NSCoder) { nil }
      override var isSelected: Bool { didSet { states.append(isSelected) } }
      override func accessibilityActivate() -> Bool {
        isSelected.toggle()
        return true
      }
    }
    final class Switch: UISwitch {
      override init(frame: CGRect) { super.init(frame: frame) }

      required init?(coder: NSCoder) { super.init(coder: coder) }
    }
    let badge = Badge()
    badge.text = "3"
    #expect(badge.accessibilityLabel == "3 messages")
    let tile = Tile()
    #expect(tile.answersDoubleTap == nil)
    #expect(tile.accessibilityActivate())
    #expect(tile.accessibilityTraits == .selected)
    #expect(Switch().answersDoubleTap == true)
  }
}

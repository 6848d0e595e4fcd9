import RotorCore
import RotorUIKit
import Testing

/// What a virtual VoiceOver makes of text views and fields.
@Suite struct TextCaptureTests {
  private func said(_ gestures: [VoiceOver.Gesture], on voice: inout VoiceOver) -> [String] {
    gestures.map { gesture in
      voice.perform(gesture).compactMap {
        if case .said(let words) = $0 { words.text(in: .english) } else { nil }
      }.joined(separator: " | ")
    }
  }

  private func element(_ view: UIView) throws -> Screen.Element {
    let screen = try ViewSource(Sample.screen([view])).read().screen
    return screen[try #require(screen.stops.first)]
  }

  @Test func `a text view gives its text, its lines and its caret`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 64, height: 100))
    view.text = "one two three"
    view.isEditable = false
    let read = try element(view)
    #expect(read.text?.string == "one two three")
    #expect(read.text?.lineStarts == [0, 8])
    #expect(read.text?.caret == nil)
    #expect(read.traits.contains(.staticText))
    view.isEditable = true
    view.selectedRange = NSRange(location: 3, length: 0)
    view.becomeFirstResponder()
    #expect(try element(view).text?.caret == 3)
    #expect(try element(view).traits == [.textField, .textArea, .isEditing])
    view.resignFirstResponder()
  }

  @Test func `a text view scrolls, and is a text all the same`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 64, height: 100))
    view.text = "one two three"
    view.isEditable = false
    let screen = try ViewSource(Sample.screen([view])).read().screen
    let stop = try #require(screen.stops.first)
    #expect(screen.role(of: stop) == "text")
    #expect(screen[stop].container?.scrolls == true)
  }

  @Test func `what is hidden is never read`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    field.text = "a😀secret"
    field.isSecureTextEntry = true
    field.becomeFirstResponder()
    field.selectedTextRange = field.position(from: field.beginningOfDocument, offset: 3)
      .flatMap { field.textRange(from: $0, to: $0) }
    let read = try element(field)
    #expect(read.value == "••••••••")
    #expect(read.text?.string == "••••••••")
    #expect(read.text?.caret == 2)
    field.resignFirstResponder()
  }

  @Test func `the session's rotor is heard on and back, with a boundary at both ends`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    let text = NSMutableAttributedString(string: "Park 🏞️. ")
    text.append(NSAttributedString(string: "Picnic area closed.", attributes: [.alert: 1]))
    text.append(NSAttributedString(string: " Fun 😀. "))
    text.append(NSAttributedString(string: "Storm tonight.", attributes: [.alert: 1]))
    view.attributedText = text
    view.isEditable = false
    view.accessibilityCustomRotors = [view.customRotor(for: .alert)]
    var voice = try VoiceOver(on: Sample.screen([view]))
    _ = voice.perform(.rotate(to: "Alerts"))
    let heard = said([.swipeDown, .swipeDown, .swipeDown, .swipeUp, .swipeUp], on: &voice)
    #expect(heard[0].hasPrefix("Picnic area closed."))
    #expect(heard[1].hasPrefix("Storm tonight."))
    #expect(!heard[2].contains("Picnic"))
    #expect(heard[3].hasPrefix("Picnic area closed."))
    #expect(!heard[4].contains("Storm"))
  }

  @Test func `a double tap on a link of a text asks the delegate`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
    let text = NSMutableAttributedString(string: "Read 😀 this")
    let url = try #require(URL(string: "https://example.org"))
    text.addAttribute(.link, value: url, range: NSRange(location: 8, length: 4))
    view.attributedText = text
    view.isEditable = false
    let follower = Follower()
    view.delegate = follower
    var voice = try VoiceOver(on: Sample.screen([view]))
    _ = said([.rotate(to: "Links"), .swipeDown, .doubleTap], on: &voice)
    #expect(follower.followed == ["https://example.org 8+4"])
  }

  @Test func `a double tap begins editing`() throws {
    let window = UIWindow()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 44))
    field.placeholder = "Name"
    window.addSubview(field)
    var voice = try VoiceOver(on: window)
    #expect(said([.doubleTap], on: &voice).first?.contains("Is editing") == true)
    #expect(field.isEditing)
    field.resignFirstResponder()
  }

  @Test func `lines are stepped through as they are laid out`() throws {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 64, height: 100))
    view.text = "one two three"
    view.isEditable = false
    var voice = try VoiceOver(on: Sample.screen([view]))
    let heard = said([.rotate(to: "Lines"), .swipeDown, .swipeDown, .swipeUp], on: &voice)
    #expect(Array(heard.dropFirst()) == ["one two", "three", "one two"])
  }
}

private final class Follower: NSObject, UITextViewDelegate {
  var followed: [String] = []

  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    followed.append("\(URL.absoluteString) \(characterRange.location)+\(characterRange.length)")
    return true
  }
}

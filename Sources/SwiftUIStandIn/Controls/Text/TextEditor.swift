import Foundation
import RotorCore

/// A field of several lines.
public struct TextEditor: View {
  private let text: Binding<String>

  /// Makes a field of a text.
  public init(text: Binding<String>) { self.text = text }
}

extension TextEditor: PrimitiveView {
  /// It shows its text.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let string = text.wrappedValue
    let content = ViewContent(.element, traits: .textArea)
    content.attributes["class"] = "TextEditor"
    content.text = Screen.Text(string)
    let width = max(80, build.context.room.width)
    let lines = string.utf16.count / Int(min(width / 8, 10_000))
    let breaks = string.utf16.count { $0 == 10 }
    build.field(content, text: string, height: CGFloat(20 * (lines + breaks + 1)))
  }
}

#if canImport(UIKit)
  import UIKit

  /// UIKit puts the accessibility properties on every object.
  public typealias AccessibilityObject = NSObject

  /// What the stand-in tells and UIKit does not publish, as well as it can be had from outside.
  enum Platform {
    /// UIKit does not say when something changed.
    static var revision: Int? { nil }

    /// An exception ends the program.
    static func exceptions(inside root: UIView) -> [String] { [] }

    static func isDynamic(_ object: AccessibilityObject) -> Bool { true }

    /// The row or item that a cell shows.
    static func itemIdentity(of object: AccessibilityObject) -> String? {
      var path: IndexPath?
      if let cell = object as? UITableViewCell {
        path = (cell.superview as? UITableView)?.indexPath(for: cell)
      } else if let cell = object as? UICollectionViewCell {
        path = (cell.superview as? UICollectionView)?.indexPath(for: cell)
      }
      return path.map { "\($0.section).\($0.item)" }
    }

    static func ownActions(of object: AccessibilityObject) -> [UIAccessibilityCustomAction] { [] }

    static func perform(_ action: UIAccessibilityCustomAction) -> Bool {
      if let handler = action.actionHandler { return handler(action) }
      guard let target = action.target, target.responds(to: action.selector) else { return false }
      // The method returns a BOOL, which comes back as the bits of a pointer.
      let answer = target.perform(action.selector, with: action)
      return answer.map { UInt(bitPattern: $0.toOpaque()) & 0xFF != 0 } ?? false
    }

    static func answersDoubleTap(_ object: AccessibilityObject) -> Bool? {
      guard let control = object as? UIControl else { return nil }
      return control.allControlEvents.isEmpty ? nil : true
    }

    static func isPresented(_ view: UIView) -> Bool {
      (view.next as? UIViewController)?.presentingViewController != nil
    }

    /// Touches cannot be made from here: controls send their actions, rows are selected.
    static func tap(at point: CGPoint, in view: UIView?, of window: UIWindow?) -> Bool {
      guard let window else { return false }
      let start = view ?? window
      var current = start.hitTest(start.convert(point, from: nil), with: nil) ?? view
      while let here = current {
        if let control = here as? UIControl, control.isEnabled,
          !control.allControlEvents.isEmpty
        {
          control.sendActions(for: .touchUpInside)
          control.sendActions(for: .primaryActionTriggered)
          return true
        }
        if let cell = here as? UITableViewCell, let table = cell.superview as? UITableView,
          let path = table.indexPath(for: cell)
        {
          table.selectRow(at: path, animated: false, scrollPosition: .none)
          table.delegate?.tableView?(table, didSelectRowAt: path)
          return true
        }
        current = here.superview
      }
      return false
    }

    /// What is posted cannot be overheard; only what VoiceOver itself hears is said.
    static func listen(_ ears: Ears) {}

    static func moveFocus(to object: AccessibilityObject?) {}

    static func open(
      _ url: URL, in range: NSRange, of view: UITextView, _ delegate: any UITextViewDelegate
    ) {
      _ = delegate.textView?(
        view, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
    }

    static func points(of path: UIBezierPath) -> [CGPoint] {
      var points: [CGPoint] = []
      path.cgPath.applyWithBlock { element in
        switch element.pointee.type {
        case .moveToPoint, .addLineToPoint: points.append(element.pointee.points[0])
        case .addQuadCurveToPoint: points.append(element.pointee.points[1])
        case .addCurveToPoint: points.append(element.pointee.points[2])
        default: break
        }
      }
      return points
    }

    static func lineStarts(of input: any UITextInput) -> [Int]? {
      guard let view = input as? UITextView else { return nil }
      var starts: [Int] = []
      let layout = view.layoutManager
      layout.enumerateLineFragments(
        forGlyphRange: NSRange(location: 0, length: layout.numberOfGlyphs)
      ) { _, _, _, glyphs, _ in
        starts.append(layout.characterRange(forGlyphRange: glyphs, actualGlyphRange: nil).location)
      }
      return starts
    }

    static func owns(_ range: UITextRange, _ input: any UITextInput) -> Bool? { nil }

    static func offsets(of range: UITextRange, in input: any UITextInput) -> NSRange? { nil }

    static func name(of color: UIColor) -> String { color.accessibilityName }

    static func name(of image: UIImage) -> String? { image.accessibilityIdentifier }

    static func style(of font: UIFont) -> (isBold: Bool, isItalic: Bool) {
      let traits = font.fontDescriptor.symbolicTraits
      return (traits.contains(.traitBold), traits.contains(.traitItalic))
    }
  }
#endif

import Foundation
import RotorCore

/// What an app's modifiers say about a view; nil and empty is what they do not say.
package final class AccessibilityProperties {
  package var label: String?
  package var value: String?
  package var hint: String?
  package var identifier: String?
  package var language: String?
  package var addedTraits: AccessibilityTraits = []
  package var removedTraits: AccessibilityTraits = []
  package var isHidden = false
  package var sortPriority: Double?
  package var inputLabels: [String] = []
  /// The actions, the outermost modifier's last.
  package var actions: [NamedAction] = []
  /// What a double tap does.
  package var activate: (() -> Void)?
  /// What a tap does, where nothing better answers a double tap.
  package var tap: (() -> Void)?
  package var escape: (() -> Void)?
  package var magicTap: (() -> Void)?
  package var adjust: ((AccessibilityAdjustmentDirection) -> Void)?
  package var scroll: ((Edge) -> Void)?
  package var longPress: (() -> Void)?
  package var headingLevel: Int?
  package var respondsToUserInteraction: Bool?
  package var activationPoint: ActivationPoint?
  package var customContent: [CustomContent] = []
  /// The rotors, in the order in which they are written.
  package var rotors: [RotorDeclaration] = []
  /// The entries of rotors that lead here.
  package var tags: [RotorTag] = []
  /// Told when VoiceOver comes and goes, and whether the app wants it here.
  package var focus: [FocusLink] = []
  /// What a sighted person groups by, such as a color.
  package var attributes: [String: String] = [:]
  /// Whether everything outside of it is to be ignored.
  package var isModal = false

  /// Whether its row is not to be deleted.
  package var isDeleteDisabled = false

  package init() {}

  /// Whether a view that is no element or container must be a node of the screen for it.
  var needsNode: Bool { !rotors.isEmpty || isModal }

  /// Whether it says something of a view that is only seen, which makes that an element (observed).
  var makesElement: Bool {
    label != nil || value != nil || !actions.isEmpty || activate != nil || adjust != nil
      || addedTraits != AccessibilityTraits()
  }

  /// Where a tap lands.
  package enum ActivationPoint {
    /// As shares of the size.
    case share(UnitPoint)
    /// In points from the upper left corner.
    case points(CGPoint)
  }

  /// Something that VoiceOver lists among the actions.
  package struct NamedAction {
    package var name: String
    package var category: String?
    package var handler: () -> Void

    package init(_ name: String, category: String? = nil, handler: @escaping () -> Void) {
      self.name = name
      self.category = category
      self.handler = handler
    }
  }

  /// A piece of custom content; an equal key replaces, no value removes.
  package struct CustomContent {
    package var key: String
    package var label: String
    package var value: String?
    package var isImportant: Bool

    package init(key: String, label: String, value: String?, isImportant: Bool) {
      self.key = key
      self.label = label
      self.value = value
      self.isImportant = isImportant
    }
  }

  /// Whether and how the app binds VoiceOver's focus to a view.
  package struct FocusLink {
    /// Whether the app wants the focus here.
    package var isWanted: () -> Bool
    /// Told when the focus has come or gone.
    package var moved: (Bool) -> Void

    package init(isWanted: @escaping () -> Bool, moved: @escaping (Bool) -> Void) {
      self.isWanted = isWanted
      self.moved = moved
    }
  }
}

public import Foundation

/// How urgent an announcement is.
public enum AccessibilitySpeechAnnouncementPriority: Int, Sendable {
  /// Waits its turn.
  case low
  /// Interrupts, and can be interrupted.
  case `default`
  /// Interrupts, and cannot be interrupted.
  case high
}

extension AttributeScopes {
  /// The attributes of what is spoken.
  public struct SpeechAttributes: AttributeScope {
    /// How urgent an announcement is.
    public let accessibilitySpeechAnnouncementPriority: PriorityAttribute
  }

  /// How urgent an announcement is.
  public enum PriorityAttribute: AttributedStringKey {
    /// The priority.
    public typealias Value = AccessibilitySpeechAnnouncementPriority
    /// Its name.
    public static let name = "AccessibilitySpeechAnnouncementPriority"
  }
}

extension AttributeDynamicLookup {
  /// Attributes of what is spoken, as properties.
  public subscript<Key: AttributedStringKey>(
    dynamicMember path: KeyPath<AttributeScopes.SpeechAttributes, Key>
  ) -> Key { self[Key.self] }
}

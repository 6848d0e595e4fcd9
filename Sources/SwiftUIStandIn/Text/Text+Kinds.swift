extension Text {
  /// Where a text is cut.
  public nonisolated enum TruncationMode: Sendable {
    /// At its beginning.
    case head
    /// At its end.
    case tail
    /// In its middle.
    case middle
  }

  /// Which letters a text is written in.
  public nonisolated enum Case: Sendable {
    /// Capital ones.
    case uppercase
    /// Small ones.
    case lowercase
  }
}

/// Whether a text can be selected.
public protocol TextSelectability {}

/// A text that can be selected.
public struct EnabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == EnabledTextSelectability {
  /// It can.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

/// A text that cannot be selected.
public struct DisabledTextSelectability: TextSelectability {}

extension TextSelectability where Self == DisabledTextSelectability {
  /// It cannot.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

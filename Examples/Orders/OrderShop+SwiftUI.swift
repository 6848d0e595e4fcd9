import RotorSwiftUI

extension OrderShop {
  /// A shop that announces as SwiftUI does.
  static func forSwiftUI() -> OrderShop {
    OrderShop { AccessibilityNotification.Announcement($0).post() }
  }
}

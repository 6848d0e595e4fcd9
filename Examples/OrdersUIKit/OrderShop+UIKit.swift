import RotorUIKit

extension OrderShop {
  /// A shop that announces as UIKit does.
  static func forUIKit() -> OrderShop {
    OrderShop { UIAccessibility.post(notification: .announcement, argument: $0) }
  }
}

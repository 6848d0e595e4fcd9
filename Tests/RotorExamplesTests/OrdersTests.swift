import RotorAudit
import RotorCore
import RotorReport
import RotorTesting
import RotorUIKit
import Testing

@testable import RotorExamples

@Suite struct `The orders` {
  @Test(arguments: OrdersFace.allCases)
  func `each order is one stop, and its actions say what happens`(_ face: OrdersFace) {
    let shop = face.shop
    let orders = face.source(shop)
    expectTranscript(
      on: orders, from: "[identifier=order-1042]",
      """
      swipe left → Order 1041, On its way, $61.15. Button. Actions Available
      swipe right → Order 1042, Delivered, $24.80. Button. Actions Available
      swipe down → Reorder
      swipe down → Cancel order
      swipe right → Order 1043, Preparing, $9.40. Button. Actions Available
      """)
  }

  @Test(arguments: OrdersFace.allCases)
  func `a double tap opens the order, a scrub goes back to it`(_ face: OrdersFace) {
    let shop = face.shop
    let orders = face.source(shop)
    expectTranscript(
      on: orders, from: "[identifier=order-1042]",
      """
      double tap → Order 1042. Heading.
      swipe left → Orders. Back Button.
      last element → Cancel order. Button.
      scrub → Order 1042, Delivered, $24.80. Button. Actions Available
      """)
  }

  @Test(arguments: OrdersFace.allCases)
  func `reordering is announced and fills the cart`(_ face: OrdersFace) {
    let shop = face.shop
    let orders = face.source(shop)
    expectTranscript(
      on: orders, from: "[identifier=order-1042]",
      #"""
      swipe down → Reorder
      double tap → Order 1042 was added to the cart
      first element → Orders. Heading.
      swipe right → Cart, 2 items. Button.
      double tap → Orders. Back Button.
      last element → Paper filters
      """#)
    #expect(shop.cart == ["Coffee beans", "Paper filters"])
  }

  @Test(arguments: OrdersFace.allCases)
  func `cancelling asks first, in a dialog that a scrub closes`(_ face: OrdersFace) {
    let shop = face.shop
    let orders = face.source(shop)
    expectTranscript(
      on: orders, from: "[identifier=order-1042]",
      #"""
      swipe down → Reorder
      swipe down → Cancel order
      double tap → Cancel order 1042? Heading.
      swipe left → Start of screen. (boundary)
      scrub → Order 1042, Delivered, $24.80. Button. Actions Available
      swipe down → Reorder
      swipe down → Cancel order
      double tap → Cancel order 1042? Heading.
      swipe right → Cancel order. Button.
      double tap → Order 1042, Cancelled, $24.80. Button. Actions Available\nOrder 1042 was cancelled
      """#)
    #expect(shop.orders.map(\.status) == ["On its way", "Cancelled", "Preparing"])
  }

  @Test(arguments: OrdersFace.allCases)
  func `the buttons of an open order do the same`(_ face: OrdersFace) {
    let shop = face.shop
    let orders = face.source(shop)
    expectTranscript(
      on: orders, from: "[identifier=order-1041]",
      #"""
      double tap → Order 1041. Heading.
      swipe right → On its way
      swipe right → Desk lamp
      swipe right → Light bulb
      swipe right → Total $61.15
      swipe right → Reorder. Button.
      double tap → Order 1041 was added to the cart
      swipe right → Cancel order. Button.
      double tap → Cancel order 1041? Heading.
      swipe right → Cancel order. Button.
      double tap → Cancel order. Button.\nOrder 1041 was cancelled
      """#)
    #expect(shop.cart.count == 2)
  }

  @Test(arguments: OrdersFace.allCases)
  func `an audit that tries every action finds nothing`(_ face: OrdersFace) {
    var options = Audit.Options()
    options.freshSource = FreshSource { face.source(face.shop) }
    expectSound(on: face.source(face.shop), atLeast: .note, options: options)
  }

  @Test(arguments: OrdersFace.allCases)
  func `the cards are what the guide's check asks for`(_ face: OrdersFace) throws {
    let screen = try face.source(face.shop).read().screen
    let identified = screen.positions.map { screen[$0] }.filter {
      $0.identifier?.hasPrefix("order") == true
    }
    #expect(identified.map(\.identifier) == ["order-1041", "order-1042", "order-1043"])
    let card = try #require(identified.dropFirst().first)
    #expect(card.isElement && card.label == "Order 1042, Delivered, $24.80")
    #expect(card.traits == .button)
    #expect(card.actions.map(\.name) == ["Reorder", "Cancel order"])
  }

  @Test func `the actions do not keep the list`() async {
    await expectReleased {
      let list = OrdersViewController(.forUIKit())
      let navigation = UINavigationController(rootViewController: list)
      return (source: ViewSource(navigation), owner: list)
    }
  }
}

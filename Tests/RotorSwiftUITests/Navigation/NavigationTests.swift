import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// What a navigation says on the way to a screen and back.
@Suite struct `A navigation` {
  struct Cities: View {
    var body: some View {
      NavigationView {
        List {
          NavigationLink("Bern") { Text("Capital").navigationTitle("Bern") }
          NavigationLink("Basel") { Text("On the Rhine").navigationTitle("Basel") }
        }
        .navigationTitle("Cities")
      }
    }
  }

  struct Scores: View {
    var body: some View {
      Grid {
        GridRow {
          Text("Ann"); Text("12")
        }
        GridRow {
          Text("Ben"); Text("7")
        }
      }
    }
  }

  struct Measured: View {
    let width: Double
    var body: some View {
      GeometryReader { room in
        Text(room.size.width.isFinite && room.size.width >= 0 ? "Room" : "No number")
      }
      .frame(width: width)
    }
  }

  @Test func `leads to a screen and back to the link`() {
    expectTranscript(
      on: SwiftUISource(Cities()),
      """
      first element → Cities. Heading.
      swipe right → Bern. Button.
      swipe right → Basel. Button.
      double tap → Cities. Back Button.
      swipe right → Basel. Heading.
      swipe right → On the Rhine
      scrub → Basel. Button.
      """)
  }

  @Test func `a grid is read row by row`() {
    expectTranscript(
      on: SwiftUISource(Scores()),
      """
      first element → Ann
      swipe right → 12
      swipe right → Ben
      swipe right → 7
      swipe right → End of screen. (boundary)
      """)
  }

  @Test(arguments: [200, Double.nan, Double.infinity, -Double.infinity, -1])
  func `a reader of the room is given a number`(_ width: Double) {
    expectTranscript(on: SwiftUISource(Measured(width: width)), "first element → Room")
  }
}

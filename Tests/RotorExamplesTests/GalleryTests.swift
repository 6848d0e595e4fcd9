import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

@testable import RotorExamples

@Suite struct `The gallery` {
  private let source = SwiftUISource(GalleryView(pictures: Picture.samples))

  @Test func `favorites and albums, most of them far below`() {
    expectSound(
      "Favorites", on: source, stops: Picture.samples.filter(\.isFavorite).map(\.title),
      atLeast: .note)
    expectSound(
      "Albums", on: source,
      stops: ["City with a heron, 1", "Garden with reeds, 2", "Lake with people, 3"], atLeast: .note
    )
    expectTranscript(
      on: source,
      """
      rotate to Favorites → Favorites
      swipe down → City with reeds, 7. Image. Actions Available
      swipe down → Garden with snow, 14. Image. Actions Available
      swipe down → Lake with a heron, 21. Image. Actions Available
      swipe down → City with people, 28. Image. Actions Available
      swipe down → Garden with boats, 35. Image. Actions Available
      swipe down → No more Favorites. (boundary)
      swipe right → Lake with a heron, 36. Image. Actions Available
      """)
  }

  @Test func `when the last favorite goes, so does the rotor, and the picture stays focused`() {
    let one = (1...9).map {
      Picture(id: $0, title: "Picture \($0)", album: "Lake", isFavorite: $0 == 5)
    }
    expectTranscript(
      on: SwiftUISource(GalleryView(pictures: one)),
      #"""
      rotate to Favorites → Favorites
      swipe down → Picture 5. Image. Actions Available
      rotate to Actions → Actions
      swipe down → Remove from favorites
      double tap → Picture 5. Image. Actions Available\nRemoved from favorites
      rotate to Favorites → There is no rotor called Favorites here. (not handled)
      """#)
  }

  @Test func `all pictures are reached by swiping, two columns wide`() throws {
    var voice = try VoiceOver(on: source)
    var titles = [voice.focus?.label ?? ""]
    for _ in 1..<Picture.samples.count {
      _ = voice.perform(.swipeRight)
      titles.append(voice.focus?.label ?? "")
    }
    #expect(titles == Picture.samples.map(\.title))
  }
}

import RotorContent
import RotorCore
import RotorFixtures
import Testing

@Suite("The program of the landing page runs here, and prints what it says")
struct LandingPageTests {
  @Test("the nearest of a category")
  func program() throws {
    var printed = ""
    func print(_ line: String) { printed += line + "\n" }
    // RotorContent
    let cafe = PlaceCategory.of(tags: ["amenity": "cafe"])
    var places = PlaceList()
    places.append("far", at: try Coordinate(latitude: 46.3700, longitude: 14.1000), category: cafe)
    places.append("near", at: try Coordinate(latitude: 46.3640, longitude: 14.0950), category: cafe)
    let here = try Coordinate(latitude: 46.3636, longitude: 14.0936)

    let screen = try Screen("Bled", elements: [.init("far", "Belvedere"), .init("near", "Park")])
    let rotors = PlaceRotors(places) { here }
    for rotor in rotors.all() {
      let answer = rotor.answer(.init(from: nil, .next, on: screen))
      guard case .stop(let stop) = answer else { continue }
      print("\(rotor.title.name): \(stop.target), \(stop.detail?[.english] ?? "")")
    }
    // end
    let article = try Article("RotorContent", of: "RotorContent")
    #expect(article.blocks("swift") == (try article.samples(in: #filePath)))
    #expect(article.blocks("text") == [printed])
  }
}

import RotorAudit
import RotorCore
import RotorFixtures
import RotorReport
import Testing

@Suite("The program of the landing page runs here, and prints what it says")
struct LandingPageTests {
  @Test("a rotor that never ends")
  func program() throws {
    var printed = ""
    func print(_ line: String) { printed += line + "\n" }
    // RotorAudit
    final class Album: Source {
      private let reading: Reading

      init() throws {
        let screen = try Screen("Album", elements: [.init("a", "Sea"), .init("b", "Hill")])
        let endless = Rotor("Photos") { search in
          .stop(.init(search.current?.target == "a" ? "b" : "a"))
        }
        reading = Reading(screen: screen, rotors: [endless])
      }

      func read() -> Reading { reading }
      func carryOut(_ request: Request) -> Response { .notHandled }
    }

    let report = try Audit().run(Album())
    for finding in report.allFindings where finding.severity == .error {
      print("\(finding.rule): \(finding.fix)")
    }
    // end
    let article = try Article("RotorAudit", of: "RotorAudit")
    #expect(article.blocks("swift") == (try article.samples(in: #filePath)))
    #expect(article.blocks("text") == [printed])
  }
}

import RotorCore
import RotorFixtures
import Testing

@Suite("A rotor's declaration is read")
struct RotorDeclarationTests {
  typealias Declaration = Rotor.Declaration

  static let good: [(text: String, name: String, selector: String, order: String)] = [
    ("Parks = [leisure=park]", "Parks", "[leisure=park]", ""),
    ("  Parks  =  [leisure=park]  by  distance ", "Parks", "[leisure=park]", "distance"),
    ("Parks = [leisure=park] BY Document", "Parks", "[leisure=park]", "document"),
    ("Two words = a, b".replacing("a, b", with: "link, button"), "Two words", "link, button", ""),
    ("x=y = [a = b]", "x=y", "[a=b]", ""),
    ("\"a = b\" = button", "a = b", "button", ""),
    ("\"\\n\"=button", "\n", "button", ""),
    ("By distance = [label='x by distance']", "By distance", "[label=\"x by distance\"]", ""),
    ("Warnings = text::text(/by distance/)", "Warnings", "text::text(/by distance/)", ""),
    ("公园 = [leisure=park] by distance", "公园", "[leisure=park]", "distance"),
  ]

  @Test("name, selector and order, and written in one form")
  func goodRows() throws {
    for row in Self.good {
      let declaration = try Declaration(parsing: row.text)
      #expect(declaration.name == row.name, "\(row.text)")
      #expect(declaration.selector.description == row.selector, "\(row.text)")
      #expect(declaration.order?.rawValue ?? "" == row.order, "\(row.text)")
      #expect(try Declaration(parsing: declaration.description) == declaration)
    }
    #expect(
      try Declaration(parsing: "Parks  = [leisure = 'park'] by distance").description
        == "Parks = [leisure=park] by distance")
    #expect(try Declaration(parsing: "x=y = link").description == "\"x=y\" = link")
  }

  static let start = "a role, '*', '#', '.', '[' or ':'"
  static let bad: [(text: String, message: String)] = [
    ("", "expected a name for the rotor at column 1, found the end"),
    ("= button", "expected a name for the rotor at column 1, found '='"),
    ("  = button", "expected a name for the rotor at column 3, found '='"),
    ("\"\" = button", "expected a name for the rotor at column 1, found '\"'"),
    (
      "Parks",
      "expected ' = ' between the rotor's name and its selector at column 6, "
        + "found the end"
    ),
    (
      "Parks=button",
      "expected ' = ' between the rotor's name and its selector at column 13, "
        + "found the end"
    ),
    (
      "\"Parks\" button",
      "expected ' = ' between the rotor's name and its selector at column 9, "
        + "found 'button'"
    ),
    ("\"Parks = button", "the quote \" at column 1 is never closed: add \" at its end"),
    ("Parks = ", "expected \(start) at column 9, found the end"),
    ("Parks = by distance", "expected \(start) at column 9, found the end"),
    ("公园 = buton", "unknown role 'buton' at column 6: did you mean 'button'?"),
    (
      "Parks = button by distanse",
      "expected 'distance' or 'document' after 'by' at column 19, found 'distanse': "
        + "did you mean 'distance'?"
    ),
    (
      "Parks = button by",
      "unknown role 'by' at column 16: expected one of ARIA's words, such as "
        + "'button' or 'heading', or [role=by]"
    ),
  ]

  @Test("or refused with a message that says where and what was expected")
  func badRows() {
    for row in Self.bad {
      let error = #expect(throws: NotationError.self) { try Declaration(parsing: row.text) }
      #expect(error?.description == row.message, "\(row.text)")
    }
  }

  @Test("back from what was written, whatever the name")
  func roundTrip() throws {
    var random = Dice(seed: 5)
    for _ in 0..<2_000 {
      let declaration = Declaration(
        "n" + random.awkwardText(upTo: 6),
        SelectorGenerator.selector(&random, depth: 2, isRelative: false),
        by: random.pick([nil, .distance, .document]))
      #expect(try Declaration(parsing: declaration.description) == declaration, "\(declaration)")
    }
  }
}

import RotorCore
import Testing

@Suite("A selector finds")
struct SelectorMatchingTests {
  static let rows: [(screen: @Sendable () throws -> Screen, selector: String, ids: String)] = [
    (SelectorFixtures.inbox, "button", "back mail-1 mail-2"),
    (SelectorFixtures.inbox, "heading", "title"),
    (SelectorFixtures.inbox, "heading[level=1]", "title"),
    (SelectorFixtures.inbox, "heading[level=2]", ""),
    (SelectorFixtures.inbox, "searchbox, switch, slider, link", "search wifi volume logo"),
    (SelectorFixtures.inbox, "img", ""),
    (SelectorFixtures.inbox, "[image]", "logo"),
    (SelectorFixtures.inbox, "[image=star]", "logo"),
    (SelectorFixtures.inbox, "list", "mails"),
    (SelectorFixtures.inbox, "list > *", "mail-1 mail-2 note more"),
    (SelectorFixtures.inbox, "list > listitem", "note"),
    (SelectorFixtures.inbox, "list text", "more"),
    (SelectorFixtures.inbox, "tablist > tab[selected]", "tab-1"),
    (SelectorFixtures.inbox, "tab[selected=false]", "tab-2"),
    (SelectorFixtures.inbox, "[disabled], [NotEnabled]", "mail-2"),
    (SelectorFixtures.inbox, "list > button[enabled]", "mail-1"),
    (SelectorFixtures.inbox, "[expanded]", ""),
    (SelectorFixtures.inbox, "[expanded=false], [collapsed]", "note"),
    (SelectorFixtures.inbox, "[adjustable]", "volume"),
    (SelectorFixtures.inbox, "[backButton]", "back"),
    (SelectorFixtures.inbox, "#mail-row", "mail-1"),
    (SelectorFixtures.inbox, "#mail-1", ""),
    (SelectorFixtures.inbox, "#mail-2", "mail-2"),
    (SelectorFixtures.inbox, "[id=mail-1]", "mail-1"),
    (SelectorFixtures.inbox, "[identifier^=mail]", "mails mail-1 mail-2"),
    (SelectorFixtures.inbox, ".row", "mail-1 mail-2"),
    (SelectorFixtures.inbox, ".row:not(.unread)", "mail-2"),
    (SelectorFixtures.inbox, ".ro", ""),
    (SelectorFixtures.inbox, "[color=red]", "mail-1"),
    (SelectorFixtures.inbox, "[label^=anna i]", "mail-1"),
    (SelectorFixtures.inbox, "[label^=anna]", ""),
    (SelectorFixtures.inbox, "[label$='RECHNUNG' i]", "mail-2"),
    (SelectorFixtures.inbox, "[label*='n: l']", ""),
    (SelectorFixtures.inbox, "[label*='nna: l']", "mail-1"),
    (SelectorFixtures.inbox, "[label~=mails i]", "mails note"),
    (SelectorFixtures.inbox, "[label^=''], [label$=''], [label*=''], [label~='']", ""),
    (SelectorFixtures.inbox, "[hint]", "search"),
    (SelectorFixtures.inbox, "[language=de]", "mail-2"),
    (SelectorFixtures.inbox, "[value='50%']", "volume"),
    (SelectorFixtures.inbox, "[role=switch]", "wifi"),
    (SelectorFixtures.inbox, ":not([label])", "tabs"),
    (SelectorFixtures.inbox, ":has(> tab)", "tabs"),
    (SelectorFixtures.inbox, ":has(button)", "mails"),
    (SelectorFixtures.inbox, "list:has(.unread) > .row", "mail-1 mail-2"),
    (SelectorFixtures.inbox, "list:has(tab)", ""),
    (SelectorFixtures.inbox, ":is(list button, tab):not([selected])", "mail-1 mail-2 tab-2"),
    (SelectorFixtures.map, "[amenity=toilets]", "node/1"),
    (SelectorFixtures.map, "[AMENITY=toilets]", "node/1"),
    (SelectorFixtures.map, "[name=Belvedere]", "node/2"),
    (SelectorFixtures.map, "[addr:city=Bled]", "node/2"),
    (SelectorFixtures.map, "[addr:city]:not([addr:city=Bled])", "node/3"),
    (SelectorFixtures.map, "group > text[leisure]", "node/3 way/4"),
    (SelectorFixtures.map, "[leisure]:not([label])", "way/4"),
    (SelectorFixtures.map, "[label*='e\u{301}']", "node/2"),
    (SelectorFixtures.map, "[label*='fé B']", "node/2"),
    (SelectorFixtures.map, "#'node/3'", "node/3"),
    (SelectorFixtures.table, "dialog", "dialog"),
    (SelectorFixtures.table, "[modal]", "dialog"),
    (SelectorFixtures.table, "table > row", "row0 row1"),
    (SelectorFixtures.table, "columnheader", "r0c0 r0c1"),
    (SelectorFixtures.table, "rowheader", "r1c0"),
    (SelectorFixtures.table, "cell", "r1c1"),
    (SelectorFixtures.table, "meter", "close"),
    (SelectorFixtures.table, "button", "below"),
    (SelectorFixtures.table, "row:has(rowheader) cell", "r1c1"),
    (SelectorFixtures.table, "dialog:has(table row > cell) > meter", "close"),
  ]

  @Test("what it says on the named screens, in reading order")
  func rows() throws {
    for row in Self.rows {
      let screen = try row.screen()
      let selector = try Screen.Selector(parsing: row.selector)
      let found = selector.matches(in: screen).map { screen[$0].id.rawValue }
      #expect(found.joined(separator: " ") == row.ids, "\(row.selector)")
      let single = screen.positions.filter { selector.matches($0, in: screen) }
      #expect(single == selector.matches(in: screen), "\(row.selector)")
    }
  }

  @Test("nothing at a position that is not there")
  func strayPosition() throws {
    let screen = try SelectorFixtures.inbox()
    let everything = try Screen.Selector(parsing: "*")
    let withHas = try Screen.Selector(parsing: "*:not(:has(dialog))")
    for position in [-1, screen.count, .max, .min] {
      #expect(!everything.matches(position, in: screen))
      #expect(!withHas.matches(position, in: screen))
    }
  }

  /// Finds every place of a text, for patterns that are plain words.
  static func find(_ pattern: String, _ text: String) -> [Range<Int>] {
    let (needle, units) = (Array(pattern.utf16), Array(text.utf16))
    return units.indices.filter { units[$0...].starts(with: needle) }
      .map { $0..<$0 + needle.count }
  }

  static let stopRows: [(selector: String, stops: String)] = [
    ("button", "ok"),
    ("group", "ok"),
    ("group, button", "ok"),
    ("text", "intro text"),
    ("text::text(/warning/)", "intro text:2..<9 text:21..<28"),
    ("text, text::text(/warning/)", "intro text text:2..<9 text:21..<28"),
    ("::attribute(LINK)", "text:13..<17"),
    ("::attribute(link), ::attribute(bold)", "text:2..<9 text:13..<17"),
    ("::attribute(italic)", ""),
    ("group::text(/OK/)", ""),
    ("#empty", ""),
  ]

  @Test("the stops of a rotor: elements, first elements of containers, ranges of text")
  func stops() throws {
    let screen = try SelectorFixtures.agreement()
    for row in Self.stopRows {
      let selector = try Screen.Selector(parsing: row.selector)
      let stops = selector.stops(in: screen, ranges: Self.find).map { stop in
        stop.target.rawValue + (stop.range.map { ":\($0)" } ?? "")
      }
      #expect(stops.joined(separator: " ") == row.stops, "\(row.selector)")
    }
  }

  @Test("no ranges that lie outside the text, whatever the search says")
  func strayRanges() throws {
    let screen = try SelectorFixtures.agreement()
    let selector = try Screen.Selector(parsing: "#text::text(/x/)")
    let stops = selector.stops(in: screen) { _, _ in [-1..<2, 3..<3, 28..<30, 27..<29] }
    #expect(stops.map(\.range) == [27..<29])
  }
}

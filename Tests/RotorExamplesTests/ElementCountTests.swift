import RotorCore
import RotorExamples
import Testing

/// How many elements each example has when it is first read, and why so many.
@Suite struct `The number of elements` {
  nonisolated static let counts: [(name: String, count: Int, why: String)] = [
    ("map", 47, "46 places and the map itself"),
    ("brochure", 3, "a heading, the text and a button"),
    ("trends", 14, "the heading, the 12 rows in view and one more"),
    ("trends-namespace", 14, "as by id"),
    ("trends-part", 27, "two for each row in view: the button makes rows no taller"),
    ("editor", 2, "a heading and the text"),
    ("orders", 5, "a heading, the cart and three orders"),
    ("orders-uikit", 5, "a heading, the cart and three orders"),
    ("articles", 4, "a heading and three articles"),
    ("schedule", 9, "two headings and seven sessions"),
    ("gallery", 14, "the six rows of two in view and one more"),
    ("finder", 14, "a heading, two tabs and eleven places"),
    ("player", 10, "two headings, the time, four chapters and three bookmarks"),
    ("links", 8, "a heading, three notices and four links"),
    ("form", 7, "a heading, five fields and a button"),
    ("library", 20, "the rows in view"),
    ("message", 10, "a heading, three parts and six attachments"),
    ("diagnostics", 2, "a heading and the code"),
    ("table", 2, "a heading and the table, which is one text"),
    (
      "replies", 23,
      "the rows in view, the first unread one among the last, and one more at each end"
    ),
    ("handbook", 11, "a title and five parts of a heading and a text"),
    ("feed", 13, "a heading and twelve items"),
    ("letter", 2, "a heading and the letter"),
    ("tutorial", 24, "twelve steps and their texts"),
    ("mail", 3, "three messages"),
    ("posts", 4, "a heading and three posts"),
    ("chat", 3, "three messages"),
    ("chores", 4, "a number and three chores"),
    ("vault", 4, "a heading and three entries"),
    ("timer", 4, "a heading, the minutes and two buttons"),
    ("documents", 4, "a heading and three documents"),
  ]

  @Test(arguments: counts) func `is what the screen shows`(name: String, count: Int, why: String)
    throws
  {
    let screen = try #require(Example(named: name)).source().read().screen
    #expect(screen.stops.count == count, "\(name): \(why)")
  }

  @Test func `is known of every example that is as it should be`() {
    #expect(Self.counts.map(\.name) == Example.all.filter { !$0.isBad }.map(\.name))
  }
}

import RotorContent
import RotorCore
import Testing

@Suite struct TextDetectorTests {
  @Test(
    "Links are found with exactly the characters that belong to them",
    arguments: [
      "See ⟦https://example.org/a?b=c#d⟧.", "(⟦http://example.org⟧)", "<⟦ftp://example.org/x⟧>",
      "⟦https://en.wikipedia.org/wiki/Rotor_(disambiguation)⟧, too", "[a](⟦http://a.org/b⟧)[b]",
      "'⟦http://a.org/⟧','⟦http://b.org/⟧'", "⟦www.example.org⟧!", "网址⟦https://example.com⟧查看",
      "⟦https://zh.wikipedia.org/wiki/中文⟧。", "⟦http://bücher.example/straße⟧ …",
      "⟦HTTP://EXAMPLE.ORG:8080/⟧", "⟦http://[2001:db8::1]/x⟧", "href=\"⟦https://a.org/⟧\"",
      "&lt;⟦https://a.org⟧&gt;", "🛂 ⟦http://a.org⟧ 🛂 ⟦http://b.org⟧", "**⟦https://a.org⟧**",
      "git+⟦https://a.org/b.git⟧", "⟦http://a.org/http://b.org⟧", "⟦http://a.org/b⟧]",
      "http://", "https://.", "xhttp://a.org", "www.example", "www..org", "git://www.a.org",
      "http:/a.org", "a:// b", "http://<server>/", "http://$host/",
    ])
  func links(_ marked: String) {
    let row = Marked(marked)
    #expect(TextDetector.ranges(of: [.link], in: row.text)[.link] ?? [] == row.ranges)
  }

  @Test(
    "Addresses are found with exactly the characters that belong to them",
    arguments: [
      "Write to ⟦anna@example.org⟧.", "<⟦a.b+c@mail.example.co.uk⟧>", "mailto:⟦x@y.org⟧",
      "请联系⟦info@example.com⟧查询", "⟦müller@bücher.de⟧", "...⟦foo@x.org⟧", "⟦b@x.org⟧..",
      "⟦user@example.com⟧.5", "⟦a@b.org⟧,⟦c@d.org⟧", "🛂⟦_x@y-z.org⟧", "⟦git@github.com⟧:a/b",
      "a@b", "a@b.c", "@x.org", "a.@x.org", "a@1.2.3.4", "a@-x.org", "a@x-.org", "a@b..com",
      "http://a@b.com/", "a @ b.org",
    ])
  func addresses(_ marked: String) {
    let row = Marked(marked)
    let found = TextDetector.ranges(of: [.emailAddress], in: row.text)[.emailAddress]
    // A link is no address, also where only addresses are asked for.
    #expect(found ?? [] == row.ranges)
  }

  @Test(
    "Dates are found with exactly the characters that belong to them",
    arguments: [
      "on ⟦12 March 2026⟧ at", "⟦2026-04-07⟧: done", "at ⟦2025-12-31⟧T23:58:04Z",
      "⟦Sept. 30, 2027⟧",
      "the ⟦3rd of June⟧", "⟦9th day of January, 2026⟧", "due ⟦5/14⟧, noon", "⟦12 Dec '25⟧",
      "⟦7-Aug-2019⟧", "am ⟦24.12.⟧ bei", "vom ⟦3.1.26⟧", "⟦19. 11. 2025⟧", "⟦30. Jän. 2026⟧",
      "der ⟦zehnte Mai⟧", "🎂 ⟦2026年3月12日⟧起", "⟦二〇二六年四月八日⟧，", "⟦5月31号⟧", "⟦5月1至3日⟧",
      "周三（⟦3/18⟧）", "农历⟦八月十五⟧", "⟦２０２６年３月１２日⟧",
      "Version 12.3.26", "see 3.5. and", "12.50", "24/7", "3/4 of", "2025-114-07B", "10.12.20.26",
      "march 15 miles", "May 20 people", "31 June", "30. Februar", "2026-13-01", "3个月5天", "十一月下旬",
      "the 3. Maibaum", "2026-02-30",
    ])
  func dates(_ marked: String) {
    let row = Marked(marked)
    #expect(TextDetector.ranges(of: [.date], in: row.text)[.date] ?? [] == row.ranges)
  }

  @Test(
    "Sentences are found as a whole, each under its own kind",
    arguments: [
      (TextDetector.Kind.warning, "It is flat. ⟦Warning: the floor is slippery!⟧ Thank you."),
      (.warning, "⟦严禁烟火。⟧欢迎光临。"), (.warning, "Hallo.\r\n⟦Betreten verboten!⟧\r\nTschüss."),
      (.deadline, "🍕 ok\n⟦Please reply by 5 May.⟧"), (.deadline, "⟦报名截止时间为4月10日。⟧谢谢。"),
      (.deadline, "⟦Der Keller ist bis zum 1. Juli zu räumen.⟧ Danke."),
      (.error, "Fine.\n⟦Error: file not found.⟧\nFine."), (.error, "好。⟦无法连接到服务器。⟧好。"),
      (.error, "⟦Anmeldung fehlgeschlagen.⟧ Gut."),
      (.actionItem, "A view.\n⟦- [ ] Order new name badges⟧\n- [x] Paint"),
      (.actionItem, "⟦请预习第三章。⟧天气好。"), (.actionItem, "⟦TODO: Bild ergänzen⟧"),
      (.warning, "It is warm."), (.deadline, "By the river."), (.error, "All went well."),
      (.actionItem, "The view is fine."),
    ])
  func sentences(_ kind: TextDetector.Kind, _ marked: String) {
    let row = Marked(marked)
    #expect(TextDetector.ranges(of: [kind], in: row.text)[kind] ?? [] == row.ranges)
  }

  @Test("A language that is named leaves out the cues of the others")
  func language() {
    let text = "Achtung, Stufe!"
    #expect(TextDetector.ranges(of: [.warning], in: text, language: .german)[.warning] != nil)
    #expect(TextDetector.ranges(of: [.warning], in: text, language: .chinese).isEmpty)
  }

  @Test("A kind without a hit, or that was not asked for, has no entry")
  func entries() {
    #expect(TextDetector.ranges(in: "").isEmpty)
    #expect(TextDetector.ranges(of: [], in: "https://example.org").isEmpty)
    let found = TextDetector.ranges(of: [.link, .date], in: "https://example.org")
    #expect(Array(found.keys) == [.link])
  }
}

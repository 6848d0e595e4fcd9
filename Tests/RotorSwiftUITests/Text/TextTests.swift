import RotorCore
import RotorSwiftUI
import Testing

@Suite struct `What a text says` {
  private func said(_ view: some View, _ language: String = "en") throws -> [String] {
    let screen = try SwiftUISource(view, language: language).read().screen
    return screen.stops.map { Utterance(describing: $0, on: screen).text(in: .english) }
  }

  private func text(_ view: some View) throws -> Screen.Text? {
    let screen = try SwiftUISource(view).read().screen
    return screen.stops.first.flatMap { screen[$0].text }
  }

  @Test func `a number in a key is written as people of the language write it`() throws {
    #expect(try said(Text("Order \(1042)")) == ["Order 1,042"])
    #expect(try said(Text("Order \(1042)"), "de") == ["Order 1.042"])
    #expect(try said(Text("Order \("1042")")) == ["Order 1042"])
    #expect(try said(Text(verbatim: "Order \(1042)")) == ["Order 1042"])
    let words = "Order \(1042)"
    #expect(try said(Text(words)) == ["Order 1042"])
  }

  @Test func `values keep their places and formats`() throws {
    #expect(try said(Text("\(3) of \(12) at 100%")) == ["3 of 12 at 100%"])
    #expect(try said(Text("\(2.5, specifier: "%.2f") km")) == ["2.50 km"])
    #expect(try said(Text("\(24.8, format: .currency(code: "USD"))")) == ["$24.80"])
    #expect(try said(Text("A \(Text("bold").bold()) word")) == ["A bold word"])
    #expect(try said(Text("One") + Text(", two")) == ["One, two"])
    #expect(try said(Text(0.26, format: .percent)) == ["26%"])
  }

  @Test func `marks in a key are its look, not its words`() throws {
    let marked = try text(Text("A **bold** and *slanted* [link](https://swift.org) word"))
    #expect(
      marked
        == Screen.Text(
          "A bold and slanted link word",
          runs: [
            .init(2..<6, .bold), .init(11..<18, .italic),
            .init(19..<23, .link, value: "https://swift.org"),
          ]))
    #expect(try text(Text(verbatim: "**not bold**")) == nil)
    #expect(try said(Text(verbatim: "**not bold**")) == ["**not bold**"])
    #expect(try text(Text("plain")) == nil)
  }

  @Test func `marks that do not fit stand for themselves`() throws {
    for words in [
      "**open", "a * b", "snake_case_name", "[words](", "[]()", "`", "~~", "\\*", "2 ** 3",
    ] {
      let key = LocalizedStringKey(words)
      let expected = words == "\\*" ? "*" : words
      #expect(try said(Text(key)) == [expected], "\(words)")
    }
  }

  @Test func `very long and deep marks take no long time`() throws {
    let deep = String(repeating: "**a *b ", count: 20_000)
    #expect(try said(Text(LocalizedStringKey(deep))).count == 1)
    let brackets = String(repeating: "[", count: 100_000)
    #expect(try said(Text(LocalizedStringKey(brackets))) == [brackets])
  }

  @Test func `a link in a text is opened by the app`() throws {
    struct Help: View {
      let opened: (URL) -> Void

      var body: some View {
        Text("Read the [manual](https://example.org/manual) first")
          .environment(
            \.openURL,
            OpenURLAction {
              opened($0); return .handled
            })
      }
    }
    var opened: [URL] = []
    var voice = try VoiceOver(on: Help { opened.append($0) })
    for gesture in [.rotate(to: "Links"), .swipeDown, .doubleTap] as [VoiceOver.Gesture] {
      _ = voice.perform(gesture)
    }
    #expect(opened.map(\.absoluteString) == ["https://example.org/manual"])
  }

  @Test func `pictures, labels and progress`() throws {
    #expect(try said(Image("logo")) == ["logo. Image."])
    #expect(try said(Image(decorative: "logo")) == [])
    #expect(try said(Image(systemName: "star.fill")) == ["star fill. Image."])
    #expect(try said(Label("Favorites", systemImage: "star")) == ["Favorites"])
    #expect(try said(ProgressView(value: 0.25)) == ["Progress: 25%"])
    #expect(try said(Circle().fill(.red)) == [])
    #expect(try said(Circle().fill(.red).accessibilityLabel("Busy")) == ["Busy"])
    #expect(
      try said(
        Button {
        } label: {
          Image(systemName: "trash")
        }) == ["trash. Button."])
    #expect(try said(Link("Swift", destination: URL(filePath: "/"))) == ["Swift. Link."])
  }

  @Test func `what filters see is kept`() throws {
    let view = VStack {
      Text("Down").foregroundStyle(.red)
      Text("Up")
    }.foregroundStyle(.green).background(.yellow)
    let screen = try SwiftUISource(view).read().screen
    #expect(screen.stops.map { screen[$0].attributes["color"] } == ["red", "green"])
    #expect(screen.stops.map { screen[$0].attributes["background"] } == ["yellow", "yellow"])
  }
}

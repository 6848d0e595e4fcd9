import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// What views do when they appear, change and go.
@Suite struct `A view` {
  final class Log {
    var lines: [String] = []
  }

  struct Switching: View {
    let log: Log
    @State private var isShown = false
    @State private var count = 0

    var body: some View {
      Button("Flip") { isShown.toggle() }
      if isShown {
        Button("Count \(count)") { count += 1 }
          .onAppear { log.lines.append("appeared") }
          .onDisappear { log.lines.append("went") }
          .onChange(of: count) { log.lines.append("\($0) to \($1)") }
          .onChange(of: count, initial: true) { log.lines.append("initial \(count)") }
      }
    }
  }

  struct Loading: View {
    @State private var names: [String] = []
    @State private var page = 1

    var body: some View {
      Button("Next") { page += 1 }
      Text(names.joined(separator: ", "))
        .task { names.append("first") }
        .task(id: page) { names.append("page \(page)") }
    }
  }

  struct Waiting: View {
    let log: Log
    @State private var isShown = true

    var body: some View {
      Button("Flip") { isShown = false }
      if isShown {
        Text("Waiting").task {
          do { try await Task.sleep(for: .seconds(600)) } catch { log.lines.append("cancelled") }
        }
      }
    }
  }

  struct Later: View {
    @State private var name = "nothing"

    var body: some View {
      Text(name).task {
        await Task.yield()
        name = "loaded"
      }
    }
  }

  struct Hearing: View {
    let subject: PassthroughSubject<Int, Never>
    @State private var sum = 0

    var body: some View { Text("Sum \(sum)").onReceive(subject) { sum += $0 } }
  }

  struct Endless: View {
    @State private var count = 0

    var body: some View { Text("\(count)").onChange(of: count, initial: true) { count += 1 } }
  }

  struct Rows: View {
    let log: Log

    var body: some View {
      List {
        Text("A").onAppear { log.lines.append("A") }
        Text("B").onAppear { log.lines.append("B") }
        Group {
          Text("C")
          Text("D")
        }.onAppear { log.lines.append("group") }
      }
    }
  }

  struct Told: PreferenceKey {
    static var defaultValue: [String] { [] }

    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  struct Telling: View {
    @State private var told: [String] = []
    @State private var count = 1

    var body: some View {
      Button("Told \(told.joined(separator: " "))") { count += 1 }
      VStack {
        Text("A").preference(key: Told.self, value: ["A\(count)"])
        Text("B").preference(key: Told.self, value: ["B"])
      }
      .transformPreference(Told.self) { $0.append("C") }
      .onPreferenceChange(Told.self) { told = $0 }
    }
  }

  @Test func `is told when it appears, changes and goes`() throws {
    let log = Log()
    var voice = try VoiceOver(on: Switching(log: log))
    #expect(log.lines == [])
    expectTranscript(on: &voice, "double tap →")
    #expect(log.lines == ["appeared", "initial 0"])
    log.lines = []
    expectTranscript(
      on: &voice,
      """
      swipe right → Count 0. Button.
      double tap → Count 1. Button.
      """)
    #expect(log.lines == ["0 to 1", "initial 1"])
    log.lines = []
    expectTranscript(
      on: &voice,
      """
      swipe left → Flip. Button.
      double tap →
      """)
    #expect(log.lines == ["went"])
  }

  @Test func `is read with what its task does at once, and begins it anew for another id`() {
    expectTranscript(
      on: SwiftUISource(Loading()),
      """
      swipe right → first, page 1
      swipe left → Next. Button.
      double tap →
      swipe right → first, page 1, page 2
      """)
  }

  @Test func `cancels its task when it goes`() async throws {
    let log = Log()
    var voice = try VoiceOver(on: Waiting(log: log))
    expectTranscript(on: &voice, "double tap →")
    for _ in 0..<1000 where log.lines.isEmpty { await Task.yield() }
    #expect(log.lines == ["cancelled"])
  }

  @Test func `is read with what its task did meanwhile`() async throws {
    let source = SwiftUISource(Later())
    #expect(try source.read().screen.elements.first?.label == "nothing")
    for _ in 0..<1000 where try source.read().screen.elements.first?.label == "nothing" {
      await Task.yield()
    }
    #expect(try source.read().screen.elements.first?.label == "loaded")
  }

  @Test func `hears a publisher while it is there`() throws {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(1)
    let source = SwiftUISource(Hearing(subject: subject))
    #expect(try source.read().screen.elements.first?.label == "Sum 0")
    subject.send(2)
    subject.send(3)
    #expect(try source.read().screen.elements.first?.label == "Sum 5")
  }

  @Test func `that changes without an end is told so`() {
    #expect(throws: ViewFailure.neverSettles) { try SwiftUISource(Endless()).read() }
  }

  @Test func `appears in its row, each of several by itself`() throws {
    let log = Log()
    _ = try SwiftUISource(Rows(log: log)).read()
    #expect(log.lines == ["A", "B", "group", "group"])
  }

  @Test func `hears what those inside it tell, in their order`() {
    expectTranscript(
      on: SwiftUISource(Telling()),
      """
      first element → Told A1 B C. Button.
      double tap → Told A2 B C. Button.
      """)
  }
}

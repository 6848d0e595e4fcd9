import RotorAudit
import RotorCore
import RotorFixtures
import RotorReport
import Testing

@Suite("What becomes of actions that are performed")
struct ActionTrialTests {
  /// An action, what performing it does, and what is found.
  struct Case: Sendable, CustomStringConvertible {
    let description: String
    let action: String
    let rules: [String: String]
    let perform: @Sendable (LiveSource) throws -> Response

    init(
      _ description: String, _ action: String, _ rules: [String: String] = [:],
      perform: @escaping @Sendable (LiveSource) throws -> Response
    ) {
      self.description = description
      self.action = action
      self.rules = rules
      self.perform = perform
    }
  }

  static let cases: [Case] = [
    Case("announces", "Archive") { _ in announced("Archived") },
    Case("says a new value", "Archive") { show($0, "Archive", value: "Archived") },
    Case(
      "changes something else, and says nothing", "Archive",
      ["action-silent": "\"Archive\" on \"Post\" changes the screen, and nothing is said"]
    ) { source in
      source.reading.screen = try screen("Archive", value: nil, other: "One archived")
      return Response(.handled)
    },
    Case(
      "does nothing and says that it did", "Archive",
      [
        "action-silent":
          "\"Archive\" on \"Post\" is said to be done, but nothing changes and nothing is said"
      ]
    ) { _ in Response(.handled) },
    Case("renames itself", "Bookmark") { source in
      let isOn = source.reading.screen["post"]?.value == "Bookmarked"
      return show(
        source, isOn ? "Bookmark" : "Remove bookmark", value: isOn ? nil : "Bookmarked")
    },
    Case(
      "keeps its name while it goes to and fro", "Bookmark",
      [
        "action-stale-name":
          "\"Bookmark\" on \"Post\" undoes itself the second time, under the same name"
      ]
    ) { source in
      show(
        source, "Bookmark", value: source.reading.screen["post"]?.value == nil ? "Bookmarked" : nil)
    },
    Case("counts on", "Next page") { source in
      let page = Int(source.reading.screen["post"]?.value ?? "") ?? 1
      return show(source, "Next page", value: "\(page + 1)")
    },
    Case(
      "has the name of its opposite", "Unboost",
      ["action-stale-name": "\"Unboost\" on \"Post\" is followed by \"Boosted\", its opposite"]
    ) { _ in announced("Boosted") },
    Case(
      "has the name of its opposite, in German", "Markieren",
      [
        "action-stale-name":
          "\"Markieren\" on \"Post\" is followed by \"Entmarkiert\", its opposite"
      ]
    ) { _ in announced("Entmarkiert") },
    Case("has a button's word in its label", "Unfollow") {
      show($0, "Unfollow", value: "Follow")
    },
    Case("says what it did", "Unboost") { _ in announced("Unboosted") },
    Case(
      "opens a list of actions", "Message choices",
      [
        "action-opens-menu":
          "\"Message choices\" on \"Post\" opens a list: \"Reply\", \"Copy\" and \"Forward\", and 1 more"
      ]
    ) { try ask($0, "Choose", "Reply", "Copy", "Forward", "Delete", "Cancel") },
    Case("asks whether it is meant", "Delete") {
      try ask($0, "Delete?", "Delete", "Keep it", "Cancel")
    },
    Case("asks one thing", "Rename") { try ask($0, "Rename", "Save", "Cancel") },
    Case("opens a form", "Report post") {
      try ask($0, "Report", "Spam", "Abuse", "Cancel", fields: ["Reason"])
    },
  ]

  @Test("Is found by trying them, and only what is wrong", arguments: cases)
  func tried(_ shape: Case) throws {
    let make: () throws -> LiveSource = {
      LiveSource(try Self.screen(shape.action, value: nil)) { source, request in
        guard case .act = request else { return Response(.notHandled) }
        return (try? shape.perform(source)) ?? Response(.notHandled)
      }
    }
    let report = try Audit(Audit.Options(freshSource: FreshSource(make))).run(make())
    #expect(report.messages == shape.rules)
  }

  @Test("At most 200 elements are tried, the first and the last among them")
  func many() throws {
    let screen = try Screen("Posts") { screen in
      for number in 0..<1_000 {
        screen.add(Screen.Element.ID("\(number)"), "Post \(number)") { $0.offer("Archive") }
      }
    }
    var tried: [Screen.Element.ID] = []
    let options = Audit.Options(
      freshSource: FreshSource {
        LiveSource(screen) { _, request in
          if case .act(let id, _) = request { tried.append(id) }
          return Self.announced("Archived")
        }
      })
    _ = try Audit(options).run(LiveSource(screen))
    #expect(tried.count == 200 && tried.first == "0" && tried.last == "999")
  }

  // MARK: - What actions do

  private static func announced(_ text: String) -> Response {
    Response(.handled, announcements: [.init(text)])
  }

  private static func screen(
    _ action: String, value: String?, other: String = "None archived"
  ) throws -> Screen {
    try Screen("Posts") { screen in
      screen.add("post", "Post") {
        $0.offer(action)
        $0.value = value
      }
      screen.add("other", other)
    }
  }

  private static func show(_ source: LiveSource, _ action: String, value: String?) -> Response {
    guard let screen = try? screen(action, value: value) else { return Response(.notHandled) }
    source.reading.screen = screen
    return Response(.handled)
  }

  private static func ask(
    _ source: LiveSource, _ title: String, _ buttons: String..., fields: [String] = []
  ) throws -> Response {
    source.reading.screen = try Screen("Posts") { screen in
      screen.add("post", "Post")
      screen.inside("dialog", Screen.Container(.group, isModal: true)) { dialog in
        dialog.add("title", title, .header)
        for field in fields { dialog.add(Screen.Element.ID(field), field, .textField) }
        for button in buttons { dialog.add(Screen.Element.ID(button), button, .button) }
      }
    }
    return Response(.handled)
  }
}

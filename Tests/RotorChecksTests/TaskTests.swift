import RotorAudit
import RotorCore
import RotorExamples
import RotorReport
import Testing

@Suite("Tasks") @MainActor
struct TaskTests {
  @Test("alone tells the fewest gestures, and fails when nothing is found")
  func alone() throws {
    let checks = try CheckExamples.run(
      """
      Screen: example:orders
      Task: reorder order 1042
      Task: open order 1041
      Task: reorder order
      Task: reorder order 77
      """)
    #expect(checks.map(\.outcome) == [.passed, .passed, .failed, .failed])
    #expect(
      checks.map(\.path) == [
        ["four-finger tap bottom", "swipe left", "swipe down", "double tap"],
        ["swipe right", "swipe right", "double tap"], nil, nil,
      ])
    #expect(
      checks[2].lines.first?.reason
        == "\"order\" may be \"Order 1041, On its way, $61.15\", \"Order 1042, Delivered, $24.80\" and "
        + "\"Order 1043, Preparing, $9.40\": say which")
    #expect(
      checks[3].lines.first?.reason
        == "no element has the words of \"order 77\" in its label or identifier")
  }

  @Test("Each path leads to its element and action when it is performed on the screen itself")
  func replayed() throws {
    var count = 0
    for example in Example.all where !example.isBad {
      let search = try PathSearch(on: example.source())
      let screen = try VoiceOver(on: example.source()).screen
      for position in screen.stops {
        let element = screen[position]
        let actions: [Int?] = [nil] + element.actions.indices.map { $0 }
        for action in actions {
          let path = try #require(search.path(to: element.id, action: action), "\(example.name)")
          var voice = try VoiceOver(on: example.source())
          for gesture in path.dropLast() { _ = voice.perform(gesture) }
          #expect(voice.focus?.id == element.id, "\(example.name): \(path)")
          if action != nil {
            let done = voice.perform(.doubleTap)
            let isDone = done.contains {
              if case .carriedOut(.act(let id, let index), .handled) = $0 {
                id == element.id && index == action
              } else {
                false
              }
            }
            #expect(isDone, "\(example.name): \(path)")
          }
          count += 1
        }
      }
    }
    print("paths replayed: \(count)")
    #expect(count > 350)
  }
}

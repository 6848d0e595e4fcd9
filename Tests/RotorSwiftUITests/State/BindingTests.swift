import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// Bindings to the elements of collections.
@Suite struct `A binding to an element` {
  struct Task: Identifiable {
    let id: Int
    var name: String
    var isDone = false
  }

  struct Tasks: View {
    @State var tasks = [Task(id: 1, name: "Milk"), Task(id: 2, name: "Bread")]

    var body: some View {
      ForEach($tasks) { $task in Toggle(task.name, isOn: $task.isDone) }
      Text(tasks.filter(\.isDone).map(\.name).joined(separator: ", "))
      Button("Remove the first") { if !tasks.isEmpty { tasks.removeFirst() } }
    }
  }

  struct Listed: View {
    @State var tasks = [Task(id: 1, name: "Ada"), Task(id: 2, name: "Grace")]

    var body: some View {
      List($tasks) { $task in Button(task.name) { task.name += "!" } }
    }
  }

  @Test func `writes to its element`() {
    expectTranscript(
      on: SwiftUISource(Tasks()),
      """
      swipe right → Bread. Switch Button. Off. Double tap to toggle setting.
      double tap → Bread. Switch Button. On. Double tap to toggle setting.
      swipe right → Bread
      swipe right → Remove the first. Button.
      double tap →
      first element → Bread. Switch Button. On. Double tap to toggle setting.
      """)
  }

  @Test func `writes to the element of a row`() {
    expectTranscript(
      on: SwiftUISource(Listed()),
      """
      swipe right → Grace. Button.
      double tap → Grace! Button.
      """)
  }

  @Test func `keeps its last value when the element is gone`() {
    var names = ["Ada", "Grace"]
    let binding = Binding(get: { names }, set: { names = $0 })
    let elements = Array(binding)
    names = ["Ada"]
    #expect(elements.map(\.wrappedValue) == ["Ada", "Grace"])
    elements[1].wrappedValue = "Grace Hopper"
    #expect(names == ["Ada"])
    elements[0].wrappedValue = "Ada Lovelace"
    #expect(names == ["Ada Lovelace"])
    #expect(binding.count == 1)
  }
}

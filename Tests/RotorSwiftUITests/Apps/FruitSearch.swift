import RotorSwiftUI

/// What is searched for, and in what.
@MainActor @Observable final class FruitModel {
  var query = ""
  let fruit = ["Apple", "Apricot", "Lemon", "Lime"]
  let vegetables = ["Leek", "Pea"]

  func matches(_ names: [String]) -> [String] {
    query.isEmpty ? names : names.filter { $0.lowercased().contains(query.lowercased()) }
  }
}

/// A search with results in sections, under the system's field.
struct FruitSearch: View {
  @State var model: FruitModel
  /// Whether the rotor lists the best match a second time, on top, as people write it.
  var listsBestTwice = false

  private var all: [String] { model.matches(model.fruit) + model.matches(model.vegetables) }

  var body: some View {
    Group {
      if all.isEmpty {
        ContentUnavailableView.search(text: model.query)
      } else {
        results
      }
    }
    .searchable(text: $model.query, prompt: "Search the market")
    .onChange(of: model.query) { _, _ in announceCount() }
  }

  private var results: some View {
    List {
      section("Fruit", model.matches(model.fruit))
      section("Vegetables", model.matches(model.vegetables))
    }
    .accessibilityRotor("Matches") {
      if listsBestTwice, let best = all.first { AccessibilityRotorEntry(best, id: best) }
      ForEach(all, id: \.self) { AccessibilityRotorEntry($0, id: $0) }
    }
  }

  @ViewBuilder private func section(_ title: String, _ names: [String]) -> some View {
    if !names.isEmpty {
      Section(title) { ForEach(names, id: \.self) { Text($0) } }
    }
  }

  private func announceCount() {
    AccessibilityNotification.Announcement(all.count == 1 ? "1 result" : "\(all.count) results")
      .post()
  }
}

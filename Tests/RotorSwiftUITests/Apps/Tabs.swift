import RotorSwiftUI

/// Something that waits in a tab.
struct Errand: Identifiable, Hashable {
  let id: Int
  let name: String
  var isUrgent = false
}

/// What the tabs show.
@MainActor @Observable final class Errands {
  var today = [
    Errand(id: 1, name: "Post the letter", isUrgent: true), Errand(id: 2, name: "Buy bread"),
    Errand(id: 3, name: "Call the bank", isUrgent: true),
  ]
  var later = [Errand(id: 4, name: "Paint the fence"), Errand(id: 5, name: "Renew the passport")]

  func finish(_ errand: Errand) {
    today.removeAll { $0.id == errand.id }
    later.removeAll { $0.id == errand.id }
  }
}

/// Two tabs with badges, each with a list of its own.
struct Tabs: View {
  @State var errands: Errands
  @State private var tab = "today"
  /// Whether the tabs are pictures without words, as people write it.
  var hasBareIcons = false

  var body: some View {
    TabView(selection: $tab) {
      ErrandList(title: "Today", errands: errands.today, finish: errands.finish)
        .tabItem { Label("Today", systemImage: "sun.max") }
        .badge(errands.today.count)
        .tag("today")
      ErrandList(title: "Later", errands: errands.later, finish: errands.finish)
        .tabItem {
          if hasBareIcons {
            Image("calendar").accessibilityHidden(true)
          } else {
            Label("Later", systemImage: "calendar")
          }
        }
        .tag("later")
    }
  }
}

private struct ErrandList: View {
  let title: LocalizedStringKey
  let errands: [Errand]
  let finish: (Errand) -> Void

  var body: some View {
    VStack(alignment: .leading) {
      Text(title).font(.largeTitle).accessibilityAddTraits(.isHeader)
      List(errands) { errand in
        Text(errand.name)
          .swipeActions { Button("Finish") { finish(errand) } }
      }
      .accessibilityRotor("Urgent", entries: errands.filter(\.isUrgent), entryLabel: \.name)
    }
  }
}

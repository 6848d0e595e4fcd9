import RotorSwiftUI

/// Something to watch.
struct Title: Identifiable, Hashable {
  enum Kind: String, CaseIterable, Identifiable {
    case film = "Films"
    case series = "Series"

    var id: Self { self }
  }

  let id: String
  let kind: Kind
  var isWatched = false
}

/// A row of titles that goes sideways.
struct TitleShelf: Identifiable {
  let id: String
  var titles: [Title]

  /// Films and series by turns.
  static func samples(_ names: [String], count: Int) -> [TitleShelf] {
    names.map { name in
      TitleShelf(
        id: name,
        titles: (1...count).map {
          Title(id: "\(name) \($0)", kind: $0.isMultiple(of: 4) ? .series : .film)
        })
    }
  }
}

/// Shelves that go sideways in a list that goes down, and a rotor for each kind.
struct Shelves: View {
  @State private var shelves: [TitleShelf]
  @Namespace private var titles
  private let isTagged: Bool

  /// - Parameter isTagged: whether the titles are tied to the ids of the rotors' entries.
  init(_ shelves: [TitleShelf], isTagged: Bool = true) {
    _shelves = State(initialValue: shelves)
    self.isTagged = isTagged
  }

  var body: some View {
    ScrollViewReader { proxy in
      List {
        ForEach($shelves) { $shelf in
          Section(shelf.id) { row($shelf) }
        }
      }
      .listStyle(.plain)
      .accessibilityRotor("Films") { entries(.film, proxy) }
      .accessibilityRotor("Series") { entries(.series, proxy) }
    }
  }

  @AccessibilityRotorContentBuilder
  private func entries(
    _ kind: Title.Kind, _ proxy: ScrollViewProxy
  ) -> some AccessibilityRotorContent {
    ForEach(shelves.flatMap(\.titles).filter { $0.kind == kind }) { title in
      AccessibilityRotorEntry(Text(title.id), id: title.id, in: titles) {
        proxy.scrollTo(title.id)
      }
    }
  }

  private func row(_ shelf: Binding<TitleShelf>) -> some View {
    ScrollView(.horizontal, showsIndicators: false) {
      LazyHStack(spacing: 12) {
        ForEach(shelf.titles) { title in card(title) }
      }
      .padding(.horizontal)
    }
    .frame(height: 200)
    .listRowInsets(EdgeInsets())
  }

  @ViewBuilder private func card(_ title: Binding<Title>) -> some View {
    let card = TitleCard(title: title)
    if isTagged {
      card.accessibilityRotorEntry(id: title.wrappedValue.id, in: titles)
    } else {
      card
    }
  }
}

private struct TitleCard: View {
  @Binding var title: Title

  var body: some View {
    Button {
      title.isWatched.toggle()
    } label: {
      VStack(alignment: .leading) {
        RoundedRectangle(cornerRadius: 8).fill(.secondary).frame(width: 120, height: 160)
        Text(title.id)
      }
    }
    .buttonStyle(.plain)
    .accessibilityValue(title.isWatched ? "Watched" : "")
  }
}

import RotorCore

/// Chooses a stop from a list by typing a part of it: a line at a time, so that it can be heard.
struct StopPicker {
  /// What a key led to.
  enum Step: Equatable {
    /// Lines to read; choosing goes on.
    case show([String])
    /// The stop of that number was chosen.
    case chose(Int)
    /// Nothing was chosen.
    case left
  }

  private let list: StopList
  private let words: ExploreWords
  private var filter = ""
  private var items: [StopList.Item]
  private var index: Int

  init(_ list: StopList, language: SpokenLanguage = .english) {
    self.list = list
    words = ExploreWords(language)
    items = list.items
    index = list.opening(in: list.items)
  }

  /// What is shown when the list opens.
  var opening: [String] {
    [
      words.opening(list), current,
    ]
  }

  private var current: String {
    items.indices.contains(index) ? words.item(items[index]) : words.noneHolds(filter)
  }

  /// Takes a key.
  mutating func press(_ key: Key) -> Step {
    switch key {
    case .down: return move(to: index + 1)
    case .up: return move(to: index - 1)
    case .home: return move(to: 0)
    case .end: return move(to: items.count - 1)
    case .pageDown: return move(to: min(index + 10, items.count - 1))
    case .pageUp: return move(to: max(index - 10, 0))
    case .enter: return items.indices.contains(index) ? .chose(items[index].number) : .left
    case .escape: return .left
    case .backspace:
      guard !filter.isEmpty else { return .show([current]) }
      filter.removeLast()
      return narrow()
    case .character(let character):
      filter.append(character)
      return narrow()
    case .left, .right: return .show([current])
    }
  }

  private mutating func move(to new: Int) -> Step {
    guard items.indices.contains(new) else {
      return .show([Phrase.noMore(list.title).words(words.language)])
    }
    index = new
    return .show([current])
  }

  private mutating func narrow() -> Step {
    items = list.matching(filter)
    index = list.opening(in: items)
    guard !items.isEmpty else { return .show([current]) }
    return .show(["\(words.narrowed(items.count, filter)): \(current)"])
  }
}

import RotorCore
import RotorReport

/// What exploring answers beside VoiceOver's own words, in the language of those.
struct ExploreWords {
  let language: SpokenLanguage

  init(_ language: SpokenLanguage = .english) {
    self.language = language
  }

  private func say(_ english: String, _ chinese: String, _ german: String) -> String {
    Wording(english: english, chinese: chinese, german: german)[language]
  }

  private func count(_ number: Int) -> String { language.count(number) }

  /// The mark between two parts of a line.
  private var comma: String { language == .chinese ? "，" : ", " }

  private var period: String { language == .chinese ? "。" : "." }

  // MARK: - The screen

  var nothingOnScreen: String {
    say("There is nothing on this screen.", "此屏幕上什么都没有。", "Auf diesem Bildschirm ist nichts.")
  }

  func nothingHolds(_ text: String) -> String {
    let text = Inert.quoted(text)
    return say(
      "Nothing on this screen holds \(text).", "此屏幕上没有包含 \(text) 的内容。",
      "Nichts auf diesem Bildschirm enthält \(text).")
  }

  func results(for text: String) -> String {
    say("Results for \(text)", "“\(text)”的结果", "Treffer für \(text)")
  }

  // MARK: - Where the cursor is

  func rank(_ rank: Int, of all: Int, on screen: String) -> String {
    let (rank, all, screen) = (count(rank), count(all), Inert.quoted(screen))
    return say(
      "Element \(rank) of \(all) on \(screen).", "\(screen) 上的第 \(rank) 个元素，共 \(all) 个。",
      "Element \(rank) von \(all) auf \(screen).")
  }

  /// The containers around, the nearest first.
  func inside(_ names: [String]) -> String {
    say(
      "Inside \(names.joined(separator: ", in ")).", "位于\(names.joined(separator: "，在"))之中。",
      "In \(names.joined(separator: ", in ")).")
  }

  func rotor(_ name: String) -> String {
    say("Rotor \(name).", "转子：\(name)。", "Rotor \(name).")
  }

  func rotor(_ name: String, stop: Int, of all: Int, isWhole: Bool) -> String {
    let (stop, all) = (count(stop), count(all))
    return isWhole
      ? say(
        "Rotor \(name), stop \(stop) of \(all).", "转子：\(name)，第 \(stop) 个目标，共 \(all) 个。",
        "Rotor \(name), Ziel \(stop) von \(all).")
      : say(
        "Rotor \(name), stop \(stop) of more than \(all).",
        "转子：\(name)，第 \(stop) 个目标，共超过 \(all) 个。",
        "Rotor \(name), Ziel \(stop) von mehr als \(all).")
  }

  func id(_ id: String) -> String {
    say("Id \(id).", "标识：\(id)。", "Kennung \(id).")
  }

  var atStart: String {
    say("You are where you started.", "您在起点。", "Sie sind am Ausgangspunkt.")
  }

  var nothingAhead: String {
    say(
      "There is nothing to go forward to.", "前面没有可去的地方。",
      "Es gibt nichts, wohin es vorwärts ginge.")
  }

  // MARK: - Stops

  func stops(_ stops: StopCount) -> String {
    let number = count(stops.count)
    let words =
      switch stops.count {
      case 0: say("no stops", "没有目标", "keine Ziele")
      case 1: say("1 stop", "1 个目标", "1 Ziel")
      default: say("\(number) stops", "\(number) 个目标", "\(number) Ziele")
      }
    return stops.isExact ? words : say("more than \(words)", "超过 \(words)", "mehr als \(words)")
  }

  /// An entry of the dial.
  func entry(_ entry: ExploreReply.DialLine) -> String {
    let parts = [
      entry.name, entry.count.map(stops),
      entry.isChosen ? say("chosen", "已选中", "gewählt") : nil,
    ]
    return parts.compactMap { $0 }.joined(separator: comma)
  }

  /// The name of a list and how many stops it has.
  func summary(_ list: StopList) -> String {
    list.name + comma + stops(StopCount(count: list.items.count, isExact: list.isWhole))
  }

  /// The same as a sentence, with how many of them hold the text that was asked for.
  func summary(_ list: StopList, found: Int, text: String) -> String {
    guard !text.isEmpty else { return summary(list) + period }
    return summary(list) + comma + counted(found, holding: text) + period
  }

  /// How many hold a text.
  func counted(_ found: Int, holding text: String) -> String {
    let (found, text) = (count(found), Inert.quoted(text))
    return say("\(found) with \(text)", "\(found) 个包含 \(text)", "\(found) mit \(text)")
  }

  /// A stop of a list as a line.
  func item(_ item: StopList.Item) -> String {
    let line = "\(item.number). \(item.text)"
    return item.isHere ? line + say(" (you are here)", "（您在这里）", " (Sie sind hier)") : line
  }

  func more(_ number: Int) -> String {
    let number = count(number)
    return say(
      "and \(number) more: 'list TEXT' shows those that hold TEXT",
      "还有 \(number) 个：'list TEXT' 列出包含 TEXT 的目标",
      "und \(number) weitere: 'list TEXT' zeigt die, die TEXT enthalten")
  }

  func nothingToList(_ name: String) -> String {
    say(
      "\(name) has no stops to list: turn to another rotor; 'dial' tells which there are.",
      "\(name)没有可列出的目标：请转到其他转子；'dial' 会说出有哪些转子。",
      "\(name) hat keine Ziele: drehen Sie zu einem anderen Rotor; 'dial' nennt alle.")
  }

  func noStop(_ number: Int, in list: StopList) -> String {
    let summary = summary(list)
    return say(
      "There is no stop \(number) in \(summary): 'list' shows them.",
      "\(summary)，没有第 \(number) 个：'list' 会列出它们。",
      "Es gibt kein Ziel \(number) in \(summary): 'list' zeigt sie.")
  }

  // MARK: - Choosing

  func opening(_ list: StopList) -> String {
    let summary = summary(list)
    return say(
      "\(summary). Type to filter, up and down to move, Enter to go, Escape to leave.",
      "\(summary)。键入以筛选，上下键移动，回车键前往，Esc 键离开。",
      "\(summary). Tippen filtert, auf und ab bewegt, Enter geht hin, Escape bricht ab.")
  }

  func noneHolds(_ text: String) -> String {
    let text = Inert.quoted(text)
    return say("Nothing holds \(text).", "没有包含 \(text) 的目标。", "Nichts enthält \(text).")
  }

  func narrowed(_ found: Int, _ text: String) -> String {
    text.isEmpty ? count(found) : counted(found, holding: text)
  }

  // MARK: - Keys

  var keysOpening: String {
    say("Press ? for help, q to leave.", "按 ? 查看帮助，按 q 离开。", "? gibt Hilfe, q beendet.")
  }

  var findPrompt: String { say("Find: ", "查找：", "Suchen: ") }

  var gesturePrompt: String { say("Gesture: ", "手势：", "Geste: ") }

  // MARK: - What happened

  /// How often a gesture was made before a boundary ended it.
  func done(_ times: Int, of all: Int) -> String {
    let (times, all) = (count(times), count(all))
    return say(
      "\(times) of \(all) done.", "\(all) 次中完成 \(times) 次。", "\(times) von \(all) ausgeführt.")
  }

  func nowOn(_ screen: String, elements: Int) -> String {
    let (name, number) = (Inert.quoted(screen), count(elements))
    return say(
      "The screen is now \(name), \(Count.of(elements, "element"))",
      "现在的屏幕是 \(name)，\(number) 个元素",
      "Der Bildschirm ist jetzt \(name), \(number) \(elements == 1 ? "Element" : "Elemente")")
  }

  func dialog(isOpen: Bool) -> String {
    isOpen
      ? say("A dialog is open", "对话框已打开", "Ein Dialogfenster ist offen")
      : say("The dialog is closed", "对话框已关闭", "Das Dialogfenster ist zu")
  }

  func changed(_ now: String, before: String) -> String {
    let ends = ".。".contains(now.last ?? " ")
    let pause = (ends ? "" : period) + (language == .chinese ? "" : " ")
    return now + pause + say("Before: \(before)", "之前：\(before)", "Vorher: \(before)")
  }

  func moreChanges(_ number: Int) -> String {
    say("and \(count(number)) more", "还有 \(count(number)) 项", "und \(count(number)) weitere")
  }
}

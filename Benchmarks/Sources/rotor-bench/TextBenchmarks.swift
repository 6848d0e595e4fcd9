import Foundation
import RotorCore

/// Steps through a long text, beside Foundation's attributed string.
enum TextBenchmarks {
  static func steps() throws {
    let (string, ranges) = makeText(bytes: 100_000_000, ranges: 100_000)
    print("\nA step in a text of \(string.utf8.count / 1_000_000) MB with \(ranges.count) ranges")
    let text = Screen.Text(string, runs: ranges.map { Screen.Text.Run($0, "alert") })
    let screen = try Screen("Text") { screen in screen.add("text") { $0.text = text } }
    let rotor = Rotor(Rotor.Title("Alerts"), attribute: "alert", owner: "text")
    var voice = try VoiceOver(on: SampleScreen.Source(Reading(screen: screen, rotors: [rotor])))
    let ours = time(&voice, "Alerts", from: ranges[ranges.count / 2])
    print("  Rotor, step and the words said: \(ours.asTime)")
    for unit in ["Words", "Sentences", "Lines", "Characters"] {
      let time = time(&voice, unit, from: ranges[ranges.count / 2])
      print("  \(unit): \(time.asTime)")
    }
    let peer = foundation(string, ranges)
    print("  Foundation's enumerateAttribute, step and substring: \(peer.asTime)")
    print("  ratio Rotor / Foundation: \((ours / peer).asRatio)")
  }

  private static func time(
    _ voice: inout VoiceOver, _ rotor: String, from range: Range<Int>
  ) -> Double {
    _ = voice.focus(on: "text", range: range)
    _ = voice.perform(.rotate(to: rotor))
    _ = voice.perform(.swipeDown)
    let steps = 500
    var length = 0
    var copy = voice
    let time = Stopwatch.median {
      copy = voice
      for _ in 0..<steps {
        for case .said(let utterance) in copy.perform(.swipeDown) {
          length += utterance.text(in: .english).utf8.count
        }
      }
    }
    precondition(length > 0)
    return time / Double(steps)
  }

  /// What the WWDC sample does at each step: enumerate from here to the next hit, then stop.
  private static func foundation(_ string: String, _ ranges: [Range<Int>]) -> Double {
    let key = NSAttributedString.Key("alert")
    let attributed = NSMutableAttributedString(string: string)
    for range in ranges {
      attributed.addAttribute(
        key, value: 1, range: NSRange(location: range.lowerBound, length: range.count))
    }
    let start = ranges[ranges.count / 2].upperBound
    let steps = 20
    return Stopwatch.median(runs: 3) {
      var location = start
      for _ in 0..<steps {
        let rest = NSRange(location: location, length: attributed.length - location)
        attributed.enumerateAttribute(key, in: rest) { value, range, stop in
          guard value != nil else { return }
          precondition(attributed.attributedSubstring(from: range).length > 0)
          location = range.location + range.length
          stop.pointee = true
        }
      }
    } / Double(steps)
  }

  private static func makeText(bytes: Int, ranges count: Int) -> (String, [Range<Int>]) {
    let calm = [
      "Der Park ist täglich von acht bis zwanzig Uhr geöffnet. ", "公园每天早上八点开门，晚上八点关门。",
      "Größere Gruppen melden sich bitte am Eingang an.\n", "请保持安静，爱护花草树木。\n",
    ]
    let alarms = ["Achtung, der Picknickplatz ist gesperrt. ", "注意：野餐区今天关闭。"]
    var string = ""
    string.reserveCapacity(bytes + 100)
    var ranges: [Range<Int>] = []
    var units = 0
    var index = 0
    func add(_ part: String) {
      string += part
      units += part.utf16.count
    }
    while string.utf8.count < bytes {
      if string.utf8.count >= ranges.count * (bytes / count), ranges.count < count {
        let start = units
        add(alarms[index % alarms.count])
        ranges.append(start..<units)
      }
      add(calm[index % calm.count])
      index += 1
    }
    return (string, ranges)
  }
}

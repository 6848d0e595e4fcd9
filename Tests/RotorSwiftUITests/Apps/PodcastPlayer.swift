import RotorSwiftUI

/// What is played.
@MainActor @Observable final class Playback {
  struct Chapter: Identifiable {
    let id: String
    let start: Double
    let isAdvertisement: Bool
  }

  let duration = 600.0
  let chapters = [
    Chapter(id: "Opening", start: 0, isAdvertisement: false),
    Chapter(id: "Our sponsor", start: 60, isAdvertisement: true),
    Chapter(id: "The interview", start: 120, isAdvertisement: false),
    Chapter(id: "Goodbye", start: 540, isAdvertisement: false),
  ]
  var position = 90.0
  var isPlaying = false
  var speed = 1.0

  func seek(to chapter: Chapter) { position = chapter.start }
}

extension Double {
  /// Seconds as people say them.
  var minutes: String {
    let whole = Int(self.rounded())
    return "\(whole / 60) minutes \(whole % 60) seconds"
  }
}

/// A slider with words for its value, a button that changes its name, and chapters below.
struct PodcastPlayer: View {
  @State var playback: Playback
  /// Whether the button's picture is all it has, as people write it.
  var hasBareIcon = false

  var body: some View {
    VStack {
      Text("Rotors in the wild").font(.title).accessibilityAddTraits(.isHeader)
      Slider(value: $playback.position, in: 0...playback.duration, step: 15) { Text("Position") }
        .accessibilityValue("\(playback.position.minutes) of \(playback.duration.minutes)")
      HStack {
        playButton
        speedControl
      }
      ChapterList(playback: playback)
    }
    .accessibilityAction(.magicTap) { playback.isPlaying.toggle() }
  }

  @ViewBuilder private var playButton: some View {
    let button = Button {
      playback.isPlaying.toggle()
    } label: {
      Image(systemName: playback.isPlaying ? "pause.fill" : "play.fill")
    }
    if hasBareIcon {
      button.accessibilityLabel("")
    } else {
      button.accessibilityLabel(playback.isPlaying ? "Pause" : "Play")
    }
  }

  private var speedControl: some View {
    Text("\(playback.speed, specifier: "%.1f")×")
      .accessibilityElement()
      .accessibilityLabel("Speed")
      .accessibilityValue("\(playback.speed, specifier: "%.1f") times")
      .accessibilityAdjustableAction { direction in
        switch direction {
        case .increment: playback.speed = min(2, playback.speed + 0.5)
        case .decrement: playback.speed = max(0.5, playback.speed - 0.5)
        @unknown default: break
        }
      }
  }
}

private struct ChapterList: View {
  let playback: Playback

  var body: some View {
    List(playback.chapters) { chapter in
      Button {
        playback.seek(to: chapter)
      } label: {
        LabeledContent(chapter.id, value: chapter.start.minutes)
      }
    }
    .listStyle(.plain)
    .accessibilityRotor(
      "Chapters", entries: playback.chapters.filter { !$0.isAdvertisement }, entryLabel: \.id)
  }
}

extension VoiceOver {
  /// What was done and what was said, gesture by gesture, as people write it down.
  ///
  /// ```
  /// # Two toilets, one back.
  /// rotate to Toilets → Toilets, 520 entries
  /// swipe down → Toilets, 80 metres north
  /// swipe up → No more Toilets. (boundary)
  /// ```
  public struct Transcript: Sendable, Hashable {
    /// The lines, in order.
    public var lines: [Line]

    /// Makes a transcript.
    public init(_ lines: [Line] = []) {
      self.lines = lines
    }

    /// One gesture and what came of it.
    public struct Line: Sendable, Hashable {
      /// The gesture.
      public var gesture: Gesture
      /// What was said; several utterances stand on lines of their own.
      public var said: String
      /// What else has to be told.
      public var mark: Mark

      /// Makes a line.
      public init(_ gesture: Gesture, said: String, mark: Mark = .none) {
        self.gesture = gesture
        self.said = said
        self.mark = mark
      }
    }

    /// What is told about a gesture beside what was said.
    public enum Mark: String, Sendable, CaseIterable {
      /// Nothing: it did what it was to do.
      case none = ""
      /// There was nothing more that way.
      case boundary = "(boundary)"
      /// Nothing took it, or it led nowhere.
      case notHandled = "(not handled)"
    }
  }
}

extension VoiceOver.Transcript.Line {
  /// Makes a line from what happened when a gesture was performed.
  ///
  /// - Parameters:
  ///   - gesture: what was performed.
  ///   - events: what `perform` gave back.
  ///   - words: turns what was said into words.
  public init(
    _ gesture: VoiceOver.Gesture, events: [VoiceOver.Event], words: (Utterance) -> String
  ) {
    var said: [String] = []
    var mark = VoiceOver.Transcript.Mark.none
    for event in events {
      switch event {
      case .said(let utterance):
        let text = words(utterance)
        if !text.isEmpty { said.append(text) }
      case .boundary: mark = .boundary
      case .notHandled, .missed, .unknownRotor, .unknownTarget, .neverAppeared, .failed:
        mark = .notHandled
      case .turned, .asked, .carriedOut, .readAgain, .moved: break
      }
    }
    self.init(gesture, said: said.joined(separator: "\n"), mark: mark)
  }
}

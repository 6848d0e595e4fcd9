public import RotorCore
public import RotorReport

/// Runs checks.
public struct CheckRunner {
  let language: SpokenLanguage
  let open: (String, [Rotor.Declaration]) throws -> CheckScreen
  let willRun: (CheckBlock, String) -> Void

  /// Makes one.
  ///
  /// - Parameters:
  ///   - language: the language of VoiceOver's own words.
  ///   - willRun: told of each check and each gesture before it is performed, so that one which never
  ///     returns can be named.
  ///   - open: opens the screen of a name, with the rotors that a file declares for it.
  public init(
    language: SpokenLanguage = .english,
    willRun: @escaping (CheckBlock, String) -> Void = { _, _ in },
    open: @escaping (_ screen: String, _ rotors: [Rotor.Declaration]) throws -> CheckScreen
  ) {
    self.language = language
    self.willRun = willRun
    self.open = open
  }

  /// Runs the checks of a file, each on a screen of its own.
  ///
  /// - Parameters:
  ///   - file: the checks.
  ///   - isWanted: whether a check is run, by its place in the file from 0.
  /// - Complexity: that of the gestures and of an audit for each rotor that is asked about.
  public func run(
    _ file: CheckFile, only isWanted: (Int) -> Bool = { _ in true }
  ) -> [Report.Check] {
    file.blocks.indices.filter(isWanted).map { index in
      let block = file.blocks[index]
      var check = Report.Check(
        file: file.name, line: block.line, title: block.title, screen: block.screen)
      willRun(block, "")
      do {
        let screen = try open(block.screen, block.rotors)
        var run = try CheckRun(block, on: screen, self)
        run.run()
        (check.lines, check.path) = (run.lines, run.path?.map { "\($0)" })
      } catch {
        let reason = "the screen cannot be opened: \(Inert.line(String(describing: error)))"
        check.lines = block.items.map { item in
          let (statement, level) = CheckRun.place(of: item)
          return Report.Check.Line(
            line: statement.line, text: statement.text, level: level, outcome: .notTested,
            reason: reason)
        }
      }
      return check
    }
  }
}

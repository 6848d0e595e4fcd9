import RotorContent
import RotorCore
import RotorExamples
import RotorReport
import RotorSources

/// Finds the source that a person named on the command line.
struct ScreenOpener {
  let options: ViewOptions
  let console: Console
  let watchdog: Watchdog

  /// Makes an opener; `during` says what is being done when a search does not return.
  init(
    _ options: ViewOptions, console: Console, during: @escaping @Sendable () -> String = { "" }
  ) {
    self.options = options
    self.console = console
    let interruption = console.interruption
    watchdog = Watchdog(limit: options.searchLimit) { rotor in
      let seconds = options.searchLimit.formatted
      let during = during()
      _ = Console.write(
        "rotor: the rotor \(rotor.quoted) was asked and has not answered for \(seconds) seconds: "
          + "its search does not return, so let it end or raise --search-limit"
          + (during.isEmpty ? "" : "; this was \(during)") + "\n", to: 2)
      interruption?.end(RunStatus.failure.rawValue)
    }
  }

  /// Opens `example:NAME`, or a file, and tells on standard error what was passed over.
  ///
  /// - Throws: a ``RunError`` that names what was asked for.
  func open(_ name: String) throws(RunError) -> ViewedSource {
    let source = try base(name)
    for note in warnings(of: source) + unused(on: source) {
      console.complain("\(name.quoted): \(note)")
    }
    return view(source)
  }

  /// Opens the same once more, and tells nothing again.
  ///
  /// - Throws: a ``RunError`` that names what was asked for.
  func reopen(_ name: String) throws(RunError) -> ViewedSource {
    view(try base(name))
  }

  /// A source with the rotors that the command line declares, its searches watched.
  func view(_ source: any Source) -> ViewedSource {
    ViewedSource(source, declarations: options.declarations, watchdog: watchdog)
  }

  private func base(_ name: String) throws(RunError) -> any Source {
    if let example = name.suffix(after: "example:") { return try self.example(example) }
    if name.suffix(after: "app:") != nil {
      throw RunError(
        .unavailable,
        "\(name.quoted) is a running app, which this build cannot read yet: capture it elsewhere "
          + "and name the file")
    }
    if name.suffix(after: "http://") ?? name.suffix(after: "https://") != nil {
      throw RunError(
        .unavailable,
        "\(name.quoted) is a web page, which this build cannot open yet: name a file")
    }
    do {
      return try ScreenFile.open(path: name, openers: FileOpeners.all(options))
    } catch let error as SourceError {
      throw RunError(RunStatus(rawValue: error.exitStatus) ?? .badInput, error.description)
    } catch {
      throw RunError(.badInput, "\(name.quoted): \(error)")
    }
  }

  private func warnings(of source: any Source) -> [String] {
    switch source {
    case let source as SnapshotSource: source.snapshot.warnings
    case let source as GeoJSONSource: source.warnings + source.notes
    default: []
    }
  }

  /// The options for maps that change nothing on a source.
  private func unused(on source: any Source) -> [String] {
    let given = options.givenForMaps
    guard source is any PlaceSource else {
      guard !given.isEmpty else { return [] }
      let change = given.count == 1 ? "changes" : "change"
      return ["this is no map, so \(Count.list(given)) \(change) nothing"]
    }
    switch options.distances.direction {
    case .clock, .relative: return []
    case .none, .compass, .degrees:
      return given.contains("--heading")
        ? ["--heading changes nothing without --direction clock or relative"] : []
    }
  }

  private func example(_ name: String) throws(RunError) -> any Source {
    guard let example = Example(named: name) else {
      let meant = NearMiss.nearest(to: name, among: Example.all.map(\.name))
      throw RunError(
        .badInput,
        "unknown example \(name.quoted)"
          + (meant.map { ": did you mean 'example:\($0)'?" } ?? ": 'rotor help examples' lists them")
      )
    }
    return example.source(from: options.origin, words: options.distances)
  }
}

nonisolated extension Double {
  /// The number without a fraction that says nothing.
  var formatted: String {
    Int64(exactly: self).map { String($0) } ?? String(describing: self)
  }
}

extension String {
  /// What follows a prefix; nil when the text does not begin with it.
  func suffix(after prefix: String) -> String? {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil
  }
}

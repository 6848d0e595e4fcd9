import RotorSources

/// Opens the kinds of files that need options of the command line.
enum FileOpeners {
  /// An opener for each kind.
  static func all(_ options: ViewOptions) -> [ScreenFile.Kind: ScreenFile.Opener] {
    [
      .geoJSON: { file in
        try GeoJSONSource(file, from: options.origin, words: options.distances)
      },
      .text: { file in try TextSource(file, language: options.language) },
    ]
  }
}

import Foundation

extension LocalizedStringKey {
  /// The text in a language: looked up, its marks read, its values written.
  func resolve(
    in environment: EnvironmentValues, table: String?, bundle: Bundle?, locale: Locale?,
    _ style: TextStyle, into text: inout ResolvedText
  ) {
    let locale = locale ?? environment.locale
    let found = (bundle ?? Bundle.main).localizedString(forKey: key, value: key, table: table)
    var next = 0
    for part in InlineMarkdown(found).parts {
      let style = part.style.inside(style)
      for piece in FormatPieces(part.string).pieces {
        switch piece {
        case .words(let words): text.add(words, style)
        case .value(let place):
          let index = place ?? next
          if place == nil { next += 1 }
          guard values.indices.contains(index) else { continue }
          switch values[index] {
          case .written(let written): text.add(written(locale), style)
          case .text(let inner): inner.resolve(in: environment, style, into: &text)
          }
        }
      }
    }
  }
}

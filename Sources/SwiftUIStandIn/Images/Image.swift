import Foundation
import RotorCore

/// A picture, by its name.
public nonisolated struct Image: @MainActor View, Equatable {
  private let name: String
  private let label: Text?
  private let isDecorative: Bool
  private let isSymbol: Bool

  private init(name: String, label: Text?, isDecorative: Bool, isSymbol: Bool) {
    self.name = name
    self.label = label
    self.isDecorative = isDecorative
    self.isSymbol = isSymbol
  }

  /// A picture of the app's; its name is its label (documented).
  public init(_ name: String, bundle: Bundle? = nil) {
    self.init(name: name, label: nil, isDecorative: false, isSymbol: false)
  }

  /// A picture of the app's with a label.
  public init(_ name: String, bundle: Bundle? = nil, label: Text) {
    self.init(name: name, label: label, isDecorative: false, isSymbol: false)
  }

  /// A picture of the app's that says nothing; VoiceOver passes it over (documented).
  public init(decorative name: String, bundle: Bundle? = nil) {
    self.init(name: name, label: nil, isDecorative: true, isSymbol: false)
  }

  /// A symbol of the system's; the words of its name are its label (assumed).
  public init(systemName: String) {
    self.init(name: systemName, label: nil, isDecorative: false, isSymbol: true)
  }

  /// A symbol of the system's, filled in part.
  public init(systemName: String, variableValue: Double?) { self.init(systemName: systemName) }

  /// How a picture fills its room.
  public nonisolated enum ResizingMode: Sendable {
    /// Again and again.
    case tile
    /// Stretched.
    case stretch
  }

  /// How the colors of a picture are used.
  public nonisolated enum TemplateRenderingMode: Sendable {
    /// Only its form.
    case template
    /// As it is.
    case original
  }

  /// How large symbols are.
  public nonisolated enum Scale: Sendable {
    /// Small.
    case small
    /// As usual.
    case medium
    /// Large.
    case large
  }

  /// Fills its room.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch)
    -> Image
  { self }

  /// Says how its colors are used.
  public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }

  /// Says how it is drawn larger.
  public func interpolation(_ interpolation: Interpolation) -> Image { self }

  /// Draws it with smooth edges.
  public func antialiased(_ isAntialiased: Bool) -> Image { self }

  /// Says how a symbol is drawn.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }

  /// How a picture is drawn larger.
  public nonisolated enum Interpolation: Sendable {
    /// Not smoothed.
    case none
    /// A little.
    case low
    /// Somewhat.
    case medium
    /// Very.
    case high
  }
}

/// How a symbol is drawn.
public nonisolated enum SymbolRenderingMode: Sendable {
  /// In one color.
  case monochrome
  /// In shades of a color.
  case hierarchical
  /// In several colors.
  case palette
  /// In its own colors.
  case multicolor
}

extension Image: @MainActor PrimitiveView {
  /// It is shown by itself.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let attributes = ["class": "Image", "image": name]
    guard !isDecorative else {
      build.shape(attributes)
      return
    }
    let words =
      label?.string(in: build.context.environment)
      ?? (isSymbol ? name.replacing(".", with: " ") : name)
    let content = ViewContent(.element, label: words, traits: .image)
    content.attributes = attributes
    build.node(.fixed(width: 24, height: 24), content)
  }
}

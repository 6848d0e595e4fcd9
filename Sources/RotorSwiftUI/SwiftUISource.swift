public import RotorCore

#if canImport(UIKit)
  import RotorUIKit
#endif

/// SwiftUI views as a source: reads what they say of themselves, asks their rotors, performs their
/// actions.
///
/// ```swift
/// var voice = try VoiceOver(on: SwiftUISource(TrendsView()))
/// voice.perform(.rotate(to: "Negative trends"))
/// ```
///
/// The view is shown on a screen of 390 by 844 points, and every body is evaluated at every reading.
public final class SwiftUISource: @MainActor Source {
  #if canImport(UIKit)
    let views: ViewSource

    /// Shows a view.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - name: what the screen is called; nil for its navigation title, else its type.
    ///   - idiom: the kind of device, which sets how far apart two rows are.
    ///   - language: the language of the content, a BCP 47 tag; nil when it is not known.
    public init(
      _ view: some View, name: String? = nil, idiom: Screen.Environment.Idiom = .phone,
      language: String? = nil
    ) {
      views = ViewSource(
        UIHostingController(rootView: view), name: name, idiom: idiom, language: language)
    }

    /// Reads the elements that UIKit makes of the views.
    public func read() throws -> Reading { try views.read() }

    /// Does one thing to an element.
    public func carryOut(_ request: Request) -> Response { views.carryOut(request) }
  #else
    package let host: ViewHost
    /// What was last read: what is equal stays the same value, so that nothing is worked out twice.
    var last: Reading?
    var rotorTitles: [String] = []

    /// Shows a view.
    ///
    /// - Parameters:
    ///   - view: the view.
    ///   - name: what the screen is called; nil for its navigation title, else its type.
    ///   - idiom: the kind of device, which sets how far apart two rows are.
    ///   - language: the language of the content, a BCP 47 tag; nil when it is not known.
    public init(
      _ view: some View, name: String? = nil, idiom: Screen.Environment.Idiom = .phone,
      language: String? = nil
    ) {
      host = ViewHost(view, name: name, idiom: idiom, language: language)
    }
  #endif
}

import RotorAudit
import RotorCore
import RotorReport
import RotorSwiftUI
import RotorTesting
import Testing

@testable import RotorExamples

@Suite struct `The articles` {
  private let good = SwiftUISource(ArticlesView(articles: Article.samples))

  @Test func `a double tap opens a card; what else can be done says what happens`() {
    expectTranscript(
      on: good,
      #"""
      swipe right → Bees on the roof, By Mira Lang. Button. Actions Available
      double tap → Opened Bees on the roof
      swipe down → Bookmark
      double tap → Bees on the roof, By Mira Lang. Button. Actions Available\nBookmarked
      swipe down → Remove bookmark
      double tap → Bees on the roof, By Mira Lang. Button. Actions Available\nBookmark removed
      """#)
  }

  @Test func `an audit that tries every action finds nothing`() {
    var options = Audit.Options()
    options.freshSource = FreshSource {
      SwiftUISource(ArticlesView(articles: Article.samples))
    }
    expectSound(on: good, atLeast: .note, options: options)
  }
}

// audit: action-main-hidden, 3 times
// audit: action-vague-name, 3 times
import RotorSwiftUI

/// The articles with the guide's common mistake: a double tap does nothing, "Open" is hidden among
/// the actions.
struct ArticlesBadView: View {
  let articles: [Article]
  @State private var opened: Article?

  var body: some View {
    ScrollView {
      Text("Today")
        .font(.largeTitle)
        .accessibilityAddTraits(.isHeader)
      ForEach(articles) { article in
        ArticleCard(article)
          .accessibilityAction(named: "Open") { open(article) }
      }
    }
  }

  private func open(_ article: Article) {
    opened = article
    AccessibilityNotification.Announcement("Opened \(article.title)").post()
  }
}

import RotorSwiftUI

/// The articles: each card is a button, which is its main action; what else can be done has names
/// that say what happens.
struct ArticlesView: View {
  let articles: [Article]
  @State private var opened: Article?
  @State private var saved: Set<String> = []

  var body: some View {
    ScrollView {
      Text("Today")
        .font(.largeTitle)
        .accessibilityAddTraits(.isHeader)
      ForEach(articles) { article in
        Button {
          open(article)
        } label: {
          ArticleCard(article)
        }
        .accessibilityAction(named: saved.contains(article.id) ? "Remove bookmark" : "Bookmark") {
          toggle(article)
        }
      }
      if let opened {
        Text(opened.title)
          .font(.title)
          .accessibilityAddTraits(.isHeader)
          .accessibilityIdentifier("opened")
      }
    }
  }

  private func open(_ article: Article) {
    opened = article
    AccessibilityNotification.Announcement("Opened \(article.title)").post()
  }

  private func toggle(_ article: Article) {
    saved.formSymmetricDifference([article.id])
    let isSaved = saved.contains(article.id)
    AccessibilityNotification.Announcement(isSaved ? "Bookmarked" : "Bookmark removed").post()
  }
}

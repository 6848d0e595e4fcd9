import RotorSwiftUI

/// What is shown of an article.
struct ArticleCard: View {
  let article: Article

  init(_ article: Article) { self.article = article }

  var body: some View {
    VStack(alignment: .leading) {
      Text(article.title).font(.headline)
      Text("By \(article.author)").foregroundStyle(.secondary)
    }
    .accessibilityElement(children: .combine)
  }
}

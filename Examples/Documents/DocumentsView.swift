import RotorSwiftUI

/// Documents: what people do day by day are actions; the rest is on the document's own screen.
struct DocumentsView: View {
  let documents: [String]
  var tasks = DocumentTask.frequent

  var body: some View {
    NavigationStack {
      List(documents, id: \.self) { document in
        NavigationLink(document) { DocumentView(document: document) }
          .accessibilityActions {
            ForEach(tasks, id: \.self) { task in
              Button(task.rawValue) { say("\(task.rawValue): \(document)") }
            }
          }
      }
      .navigationTitle("Documents")
    }
  }
}

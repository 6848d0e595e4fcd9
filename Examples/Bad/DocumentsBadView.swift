// audit: action-too-many, 3 times
import RotorSwiftUI

/// The documents with thirteen actions each: who wants the last one swipes thirteen times and hears the
/// other twelve.
struct DocumentsBadView: View {
  let documents: [String]

  var body: some View {
    NavigationStack {
      List(documents, id: \.self) { document in
        NavigationLink(document) { DocumentView(document: document) }
          .accessibilityActions {
            ForEach(DocumentTask.allCases, id: \.self) { task in
              Button(task.rawValue) { say("\(task.rawValue): \(document)") }
            }
          }
      }
      .navigationTitle("Documents")
    }
  }
}

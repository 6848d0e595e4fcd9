// audit: action-too-many, 3 times
import RotorSwiftUI

/// The documents with thirteen actions each: who wants the last one swipes thirteen times and hears the
/// other twelve.
struct DocumentsBadView: View {
  let documents: [String]

  var body: some View { DocumentsView(documents: documents, tasks: DocumentTask.allCases) }
}

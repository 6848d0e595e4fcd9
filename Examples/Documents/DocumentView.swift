import RotorSwiftUI

/// A document, with everything that can be done with it as buttons.
struct DocumentView: View {
  let document: String

  var body: some View {
    List(DocumentTask.allCases, id: \.self) { task in
      Button(task.rawValue) { say("\(task.rawValue): \(document)") }
    }
    .navigationTitle(document)
  }
}

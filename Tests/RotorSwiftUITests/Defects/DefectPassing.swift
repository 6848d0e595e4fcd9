import RotorSwiftUI

/// Rows whose ids are made anew at each evaluation of the body.
struct DefectPassing: View {
  var body: some View {
    List {
      ForEach([UUID(), UUID()], id: \.self) { _ in Text("Row") }
    }
  }
}

/// Two views on top of each other, one of which is the main one.
struct LayeredView<Back: View, Front: View>: View {
  let back: Back
  let front: Front
  let isBackMain: Bool
}

extension LayeredView: PrimitiveView {
  typealias Body = Never

  package func build(_ build: ViewBuild) {
    build.node(.overlay) {
      build.evaluate(back, at: .part(isBackMain ? "" : "background"))
      build.evaluate(front, at: .part(isBackMain ? "overlay" : ""))
    }
  }
}

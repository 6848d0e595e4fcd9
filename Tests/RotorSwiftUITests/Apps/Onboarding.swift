import RotorSwiftUI

/// The steps of a beginning.
enum OnboardingStep: Int, CaseIterable {
  case welcome, terms, done

  var title: LocalizedStringKey {
    switch self {
    case .welcome: "Welcome"
    case .terms: "Terms"
    case .done: "All set"
    }
  }
}

/// Steps one after the other, each with a heading that VoiceOver is moved to.
struct Onboarding: View {
  @State private var step = OnboardingStep.welcome
  @State private var hasAgreed = false
  @AccessibilityFocusState private var focusedHeading: OnboardingStep?
  /// Whether the label of "Next" says what it is, as people write it.
  var namesItsTrait = false

  var body: some View {
    VStack(spacing: 24) {
      ProgressView(value: Double(step.rawValue + 1), total: Double(OnboardingStep.allCases.count)) {
        Text("Step \(step.rawValue + 1) of \(OnboardingStep.allCases.count)")
      }
      Text(step.title)
        .font(.largeTitle)
        .accessibilityAddTraits(.isHeader)
        .accessibilityFocused($focusedHeading, equals: step)
      content
      Spacer()
      buttons
    }
    .padding()
  }

  @ViewBuilder private var content: some View {
    switch step {
    case .welcome:
      Image(systemName: "hand.wave").accessibilityHidden(true)
      Text("Find your way by ear.")
    case .terms:
      Toggle("I agree to the terms", isOn: $hasAgreed)
    case .done:
      Text("Enjoy the walk.")
    }
  }

  private var buttons: some View {
    HStack {
      if step != .welcome {
        Button("Back") { go(by: -1) }
      }
      if step != .done {

        Button("Next") { go(by: 1) }
          .buttonStyle(.borderedProminent)
          .disabled(step == .terms && !hasAgreed)
          .accessibilityLabel(namesItsTrait ? "Next button" : "Next")
          .accessibilityHint(step == .terms && !hasAgreed ? "Agree to the terms first" : "")
      }
    }
  }

  private func go(by count: Int) {
    guard let next = OnboardingStep(rawValue: step.rawValue + count) else { return }
    withAnimation { step = next }
    focusedHeading = next
  }
}

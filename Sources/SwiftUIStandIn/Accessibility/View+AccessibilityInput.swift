public import Foundation

extension View {
  /// Says what Voice Control may call the view, the most important first.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View {
    accessibility { properties, environment in
      properties.inputLabels = inputLabels.map { $0.string(in: environment) }
    }
  }

  /// Says what Voice Control may call the view, the most important first.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) })
  }

  /// Says what Voice Control may call the view, the most important first.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    accessibilityInputLabels(inputLabels.map { Text($0) })
  }

  /// Says where a tap lands, as shares of the view's size.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    accessibility { properties, _ in properties.activationPoint = .share(activationPoint) }
  }

  /// Says where a tap lands, in points from the view's upper left corner.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    accessibility { properties, _ in properties.activationPoint = .points(activationPoint) }
  }

  /// Lets touches reach the view while VoiceOver is on.
  public func accessibilityDirectTouch(
    _ isDirectTouchArea: Bool = true, options: AccessibilityDirectTouchOptions = []
  ) -> some View {
    accessibility { properties, _ in
      if isDirectTouchArea {
        properties.addedTraits.formUnion(.allowsDirectInteraction)
      } else {
        properties.removedTraits.formUnion(.allowsDirectInteraction)
      }
    }
  }

  /// Says from where a drag may begin; nothing is dragged here.
  public func accessibilityDragPoint(_ point: UnitPoint, description: Text) -> some View { self }

  /// Says where a drag may end; nothing is dragged here.
  public func accessibilityDropPoint(_ point: UnitPoint, description: Text) -> some View { self }
}

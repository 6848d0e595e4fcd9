/// A length that grows with the size of texts, here as that of a body does (assumed).
@propertyWrapper @MainActor
public struct ScaledMetric<Value: BinaryFloatingPoint>:
  DynamicProperty
{
  private let base: Value
  private let link = Link()

  final class Link {
    var size = DynamicTypeSize.large
  }

  /// Takes the length at the usual size.
  public init(wrappedValue: Value) { base = wrappedValue }

  /// The length at the size of the environment.
  public var wrappedValue: Value {
    base * Value(link.size.bodySize) / Value(DynamicTypeSize.large.bodySize)
  }
}

extension ScaledMetric: LinkedProperty {
  package func link(to context: ViewContext, at place: Int) {
    link.size = context.environment.dynamicTypeSize
  }
}

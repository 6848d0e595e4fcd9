extension Double {
  /// The number, nil when it is not finite: JSON has no word for those.
  package var ifFinite: Double? { isFinite ? self : nil }
}

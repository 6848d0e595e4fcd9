extension Array {
  /// So many of them, spread evenly, the first and the last included.
  func spread(most: Int) -> [Element] {
    guard count > most, most > 1 else { return self }
    return (0..<most).map { self[$0 * (count - 1) / (most - 1)] }
  }
}

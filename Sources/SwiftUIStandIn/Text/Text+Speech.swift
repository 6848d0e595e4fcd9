// How a text is spoken; kept as attributes, since a synthesizer decides.
extension View {
  /// Says every punctuation mark.
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View {
    speech("punctuation", value ? "all" : nil)
  }

  /// Says the letters one by one.
  public func speechSpellsOutCharacters(_ value: Bool = true) -> some View {
    speech("spellsOut", value ? "yes" : nil)
  }

  /// Says it higher or lower, from -1 to 1.
  public func speechAdjustedPitch(_ value: Double) -> some View {
    speech("pitch", "\(value)")
  }

  /// Lets announcements wait for each other.
  public func speechAnnouncementsQueued(_ value: Bool = true) -> some View {
    speech("queued", value ? "yes" : nil)
  }

  private func speech(_ name: String, _ value: String?) -> some View {
    accessibility { properties, _ in properties.attributes["speech-\(name)"] = value }
  }
}

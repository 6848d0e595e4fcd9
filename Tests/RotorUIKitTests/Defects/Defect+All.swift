extension Defect {
  /// Every screen, in the order of the kinds.
  static let all: [Defect] = [
    CurrentItemIgnored.defects, SearchAsCommand.defects, NoEnd.defects, WrongEntry.defects,
    LostOrder.defects, CrashPaths.defects, StrongOwner.defects, EmptyRotor.defects,
    CostlySearch.defects, FleetingTarget.defects, SystemKinds.defects, Names.defects,
    VisibleOnly.defects, LateAnswer.defects, TextRanges.defects,
  ].flatMap { $0 }.sorted { $0.kind < $1.kind }
}

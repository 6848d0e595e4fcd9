extension Rule {
  /// Every rule, in the order in which they are asked and listed.
  public static let all: [Rule] = [
    .rotorNeverEnds, .rotorNotReversible, .rotorImpure, .rotorIgnoresCurrent, .rotorNoWayIn,
    .rotorEntersOneWay, .rotorPreviousEntersFirst, .rotorEntersMidway, .rotorUnknownTarget,
    .rotorTargetReleased, .rotorUnreachableTarget, .rotorDuplicateStop, .rotorDuplicateLabel,
    .rotorRangeOutside, .rotorRangeStuck, .rotorRangeWithoutText, .rotorMissesItems, .rotorOrder,
    .rotorEntryWithoutTarget, .rotorEntryDuplicateId, .rotorNamespaceUntagged,
    .rotorEntryNeedsPrepare, .rotorEmpty, .rotorShadowsSystem, .rotorRepeatsSystem,
    .rotorSystemTwice, .rotorLandsInRow,
    .rotorMixedRoles, .rotorNameUnlocalised,
    .rotorUnstable, .rotorSlow, .rotorLate, .rotorLeaksOwner,
    .actionMainHidden, .actionDuplicateName, .actionDoesNothing, .actionVagueName,
    .actionOnAdjustable, .actionFrequentHidden, .actionStaleName, .actionSilent, .actionOpensMenu,
    .actionTooMany, .actionNameIsIdentifier,
    .actionsInconsistent,
    .elementWithoutLabel, .elementSwallowsControl, .elementManyStops, .elementLabelRepeatsTrait,
    .elementLabelPretendsTrait, .containerInconsistent, .platformException, .screenDialCrowded,
    .screenOrderAmbiguous,
  ]
}

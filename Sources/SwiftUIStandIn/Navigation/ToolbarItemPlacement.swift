/// Where in which bar something stands.
public struct ToolbarItemPlacement: Sendable {
  let place: ToolbarPiece.Place

  /// As the system decides.
  public static let automatic = ToolbarItemPlacement(place: .trailing)
  /// In the middle of the bar above.
  public static let principal = ToolbarItemPlacement(place: .principal)
  /// For what is done most.
  public static let primaryAction = ToolbarItemPlacement(place: .trailing)
  /// For what is done less.
  public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
  /// For what confirms.
  public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
  /// For what leaves things as they are.
  public static let cancellationAction = ToolbarItemPlacement(place: .leading)
  /// For what takes away.
  public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
  /// For going somewhere.
  public static let navigation = ToolbarItemPlacement(place: .leading)
  /// Where lines begin.
  public static let topBarLeading = ToolbarItemPlacement(place: .leading)
  /// Where lines end.
  public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// Where lines begin.
  public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
  /// Where lines end.
  public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
  /// In the bar below.
  public static let bottomBar = ToolbarItemPlacement(place: .bottom)
  /// In the bar below, to inform.
  public static let status = ToolbarItemPlacement(place: .bottom)
  /// Above a keyboard; with the bar below, as there is none.
  public static let keyboard = ToolbarItemPlacement(place: .bottom)
}

/// Where an element is among the items of a model.
public enum ItemPlace: Hashable, Sendable {
  /// It shows the item at that place.
  case at(Int)
  /// It shows none of them and stands right before that place.
  case before(Int)
  /// It has nothing to do with them.
  case unknown
}

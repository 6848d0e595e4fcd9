package import Foundation

/// How a node and what is inside it is laid out; rough, and only as much as touch, scrolling and
/// what fits on the screen need.
package enum ViewLayout {
  /// A text: 8 points a character, 20 a line.
  case text(characters: Int)
  /// Something of a size; nil takes what room there is.
  case fixed(width: CGFloat?, height: CGFloat?)
  /// What is inside, but at least so high and wide.
  case atLeast(CGFloat)
  /// One after the other.
  case stack(Axis, spacing: CGFloat)
  /// On top of each other.
  case overlay
  /// As whatever is around it would lay them out.
  case through(Axis)
  /// Room around what is inside.
  case padding(EdgeInsets)
  /// Of that size, whatever is inside.
  case frame(width: CGFloat?, height: CGFloat?)
  /// Its middle at that point of what is around it.
  case position(CGPoint)
  /// Moved by so much, without moving others.
  case offset(CGSize)
  /// What room is left in a stack.
  case spacer
  /// A part of what is inside can be seen.
  case scroll(Axis, ScrollPosition)
  /// The rows of a list or lazy stack that are built.
  case rows(Axis, LazyRows)
}

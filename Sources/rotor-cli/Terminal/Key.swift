/// A key of a terminal.
enum Key: Equatable {
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  case enter
  case escape
  case backspace
  case character(Character)
}

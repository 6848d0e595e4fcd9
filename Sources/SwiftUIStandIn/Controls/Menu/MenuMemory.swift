/// Whether a menu is open; kept by the identity of what opens it.
final class MenuMemory {
  var isOpen = false
}

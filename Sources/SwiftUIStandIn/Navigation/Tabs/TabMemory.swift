/// Which tab is selected where the app does not say it.
final class TabMemory {
  var selected = 0
}

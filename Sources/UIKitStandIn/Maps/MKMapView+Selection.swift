extension MKMapView {
  /// Selects an annotation that is in view, in place of the one that is selected.
  func select(_ id: Int, animated: Bool) {
    guard selection != id else { return }
    deselect(animated: animated)
    // The delegate may have selected another when it was told of that, or have removed this one.
    guard selection == nil, let item = items[id], let view = item.view else { return }
    selection = id
    view.setSelected(true, animated: animated)
    ScreenRevision.advance()
    tell {
      $0.mapView(self, didSelect: view)
      $0.mapView(self, didSelect: item.annotation)
    }
  }

  /// Selects what a view shows; false when that is not on the map.
  func select(itemOf view: MKAnnotationView) -> Bool {
    let shown = view.annotation.flatMap { items[$0]?.id } ?? view.item
    guard let shown, items[shown]?.view != nil else { return false }
    select(shown, animated: true)
    return true
  }

  /// Ends the selection.
  func deselect(animated: Bool) {
    guard let id = selection else { return }
    selection = nil
    ScreenRevision.advance()
    guard let item = items[id] else { return }
    item.view?.setSelected(false, animated: animated)
    tell {
      if let view = item.view { $0.mapView(self, didDeselect: view) }
      $0.mapView(self, didDeselect: item.annotation)
    }
  }
}

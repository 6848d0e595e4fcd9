extension MKMapView {
  /// Makes the views of annotations that came into view, drops those that went out of it, and
  /// places all; linear in the annotations.
  func updateViews() {
    // The delegate may ask for a layout while it makes a view.
    guard !isMakingViews else { return setNeedsLayout() }
    isMakingViews = true
    defer { isMakingViews = false }
    let viewport = viewport
    let isEmpty = !(bounds.width > 0 && bounds.height > 0)
    var missing: [(item: MapAnnotations.Item, point: MKMapPoint)] = []
    var gone: [MapAnnotations.Item] = []
    // An app's own code gives the places, so it is asked before anything is changed.
    for case let item? in items.slots {
      let point = isEmpty ? nil : MapProjection.point(of: item.annotation.coordinate)
      if let point, viewport.shows(point) {
        if let view = item.view {
          put(view, at: viewport.position(of: point))
        } else if !item.isBare {
          missing.append((item, point))
        }
      } else if item.view != nil || item.isBare {
        gone.append(item)
      }
    }
    drop(gone)
    let added = missing.compactMap { makeView(of: $0.item, at: viewport.position(of: $0.point)) }
    if !added.isEmpty { delegate?.mapView(self, didAdd: added) }
  }

  /// A view that went out of view, else one of the class that was registered, else nil.
  func dequeue(_ identifier: String, for annotation: (any MKAnnotation)?) -> MKAnnotationView? {
    if let view = queue.take(identifier) {
      view.prepareForReuse()
      return view
    }
    return queue.viewClass(for: identifier)?
      .init(registeredFor: annotation, reuseIdentifier: identifier)
  }

  /// Takes annotations out, with their views.
  func remove(_ annotations: [any MKAnnotation]) {
    // The delegate may take annotations out while it is told that one is not selected any more.
    if let selection, let selected = items[selection]?.annotation,
      annotations.contains(where: { $0 === selected })
    {
      deselect(animated: false)
    }
    let removed = annotations.compactMap { items.remove($0) }
    guard !removed.isEmpty else { return }
    drop(removed)
    setNeedsLayout()
  }

  /// Adds or removes the annotation of the person's place.
  func showUserLocation(_ isShown: Bool) {
    if isShown {
      addAnnotations([userLocation])
    } else {
      remove([userLocation])
    }
  }

  /// Takes a place for the person's, since there is no receiver here, and tells the delegate.
  package func moveUser(to location: CLLocation?) {
    userLocation.move(to: location)
    guard showsUserLocation else { return }
    tell { $0.mapView(self, didUpdate: userLocation) }
  }

  /// Calls the delegate, unless that has been told of its own changes too deep already.
  func tell(_ what: (any MKMapViewDelegate) -> Void) {
    guard let delegate, tellingDepth < 16 else { return }
    tellingDepth += 1
    what(delegate)
    tellingDepth -= 1
  }

  private func makeView(of item: MapAnnotations.Item, at position: CGPoint) -> MKAnnotationView? {
    // Those made before may have led to its removal.
    guard items[item.id] != nil else { return nil }
    let view = delegate?.mapView(self, viewFor: item.annotation) ?? ownView(of: item.annotation)
    guard items[item.id] != nil else { return nil }
    if view.annotation == nil { view.annotation = item.annotation }
    // One view cannot stand at two places: the annotation that got it last has it (assumed).
    if let map = view.map, let other = view.item {
      map.items.setView(nil, of: other, isBare: true)
    }
    items.setView(view, of: item.id)
    view.map = self
    view.item = item.id
    if view.isSelected != (selection == item.id) {
      view.setSelected(selection == item.id, animated: false)
    }
    view.prepareForDisplay()
    if view.superview !== container { container.addSubview(view) }
    put(view, at: position)
    return view
  }

  private func ownView(of annotation: any MKAnnotation) -> MKAnnotationView {
    if annotation is MKUserLocation {
      return MKUserLocationView(annotation: annotation, reuseIdentifier: nil)
    }
    return dequeueReusableAnnotationView(
      withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
  }

  private func put(_ view: MKAnnotationView, at position: CGPoint) {
    var size = view.frame.size
    if size == .zero { size = view.sizeThatFits(bounds.size) }
    let frame = CGRect(
      x: position.x + view.centerOffset.x - size.width / 2 - bounds.minX,
      y: position.y + view.centerOffset.y - size.height / 2 - bounds.minY, width: size.width,
      height: size.height)
    if view.frame != frame { view.frame = frame }
  }

  private func drop(_ gone: [MapAnnotations.Item]) {
    var views: Set<ObjectIdentifier> = []
    for item in gone {
      items.setView(nil, of: item.id)
      guard let view = item.view, view.map === self, view.item == item.id else { continue }
      views.insert(ObjectIdentifier(view))
      view.map = nil
      view.item = nil
      queue.keep(view)
    }
    container.removeSubviews(views)
  }
}

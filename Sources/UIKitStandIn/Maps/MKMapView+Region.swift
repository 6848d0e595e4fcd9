extension MKMapView {
  /// What is in view in the room that there is now.
  var viewport: MapViewport { viewport(for: request) }

  private func viewport(for request: MapRequest) -> MapViewport {
    MapViewport(around: request.point, showing: request.size, in: bounds)
  }

  /// What is in view, in degrees.
  var currentRegion: MKCoordinateRegion { region(fitting: request) }

  /// What would be in view, in degrees.
  func region(fitting request: MapRequest) -> MKCoordinateRegion {
    let viewport = viewport(for: request)
    // The place as it was given, unless the edge of the map moved it.
    let isMoved = abs(viewport.center.y - request.point.y) > 1e-6
    return MKCoordinateRegion(
      center: isMoved ? MapProjection.coordinate(of: viewport.center) : request.center,
      span: MapProjection.span(of: viewport.rect))
  }

  /// Shows something else, at once or on a later turn of the main queue.
  func move(to request: MapRequest, animated: Bool) {
    wishes += 1
    let wish = wishes
    guard !request.isSame(as: self.request) else { return }
    tell { $0.mapView(self, regionWillChangeAnimated: animated) }
    // The delegate may have asked for something else when it was told.
    guard wish == wishes else { return }
    guard animated else { return show(request, animated: false) }
    MainQueue.later { [weak self] in
      guard let self, wish == self.wishes else { return }
      self.show(request, animated: true)
    }
  }

  private func show(_ request: MapRequest, animated: Bool) {
    self.request = request
    setNeedsLayout()
    tell { $0.mapViewDidChangeVisibleRegion(self) }
    tell { $0.mapView(self, regionDidChangeAnimated: animated) }
  }

  /// Moves the map by what is in view now; false when that changes nothing.
  func scrollPage(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled else { return false }
    let viewport = viewport
    let page = viewport.rect
    var target = viewport.center
    switch direction {
    case .left: target.x += page.width
    case .right: target.x -= page.width
    case .up: target.y += page.height
    case .down: target.y -= page.height
    case .next, .previous: return false
    }
    if target.x != viewport.center.x, page.width >= MapProjection.world { return false }
    target = MKMapPoint(x: MapProjection.wrapped(target.x), y: target.y)
    let moved = MapViewport(around: target, showing: request.size, in: bounds)
    guard
      abs(moved.center.x - viewport.center.x) > viewport.scale
        || abs(moved.center.y - viewport.center.y) > viewport.scale
    else { return false }
    guard let request = request.around(MapProjection.coordinate(of: moved.center)) else {
      return false
    }
    move(to: request, animated: false)
    return true
  }

  /// The room that a map takes where nobody gave it a frame.
  func roomThatFits(_ size: CGSize) -> CGSize {
    let least: CGFloat = 200
    let width = size.width.isFinite && size.width > 0 ? size.width : UIWindow.screenSize.width
    guard size.height >= UIWindow.screenSize.height * 16 else {
      return CGSize(width: width, height: max(size.height, 0))
    }
    guard let superview else { return CGSize(width: width, height: least) }
    var top = superview.layoutMargins.top
    for view in superview.subviews.prefix(while: { $0 !== self }) where !view.isHidden {
      top = max(top, view.frame.maxY + RoughLayout.spacing)
    }
    return CGSize(width: width, height: max(superview.bounds.height - top, least))
  }
}

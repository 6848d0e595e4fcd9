import RotorUIKit
import Testing

@testable import UIKitStandIn

@Suite struct MapSelectionTests {
  private let map = smallMap()
  private let log = MapLog()
  private let first = pin("first", 1, 1)
  private let second = pin("second", -2, -2)

  init() {
    map.delegate = log
    map.addAnnotations([first, second])
    map.layoutIfNeeded()
    log.lines = []
  }

  @Test func `a double tap selects what it lands on, and the delegate is told`() throws {
    let window = UIWindow()
    window.addSubview(map)
    let view = try #require(map.view(for: first))
    #expect(!view.accessibilityActivate())
    #expect(window.tap(at: view.accessibilityActivationPoint, in: view))
    #expect(titles(map.selectedAnnotations) == ["first"])
    #expect(log.lines == ["selected first"])
    #expect(view.isSelected && view.accessibilityTraits == .selected)
    let other = try #require(map.view(for: second))
    #expect(window.tap(at: other.accessibilityActivationPoint, in: other))
    #expect(log.lines == ["selected first", "deselected first", "selected second"])
    #expect(!view.isSelected && other.isSelected)
    // Between the annotations is the map, and a tap there ends the selection.
    #expect(window.tap(at: CGPoint(x: 5, y: 5), in: nil))
    #expect(map.selectedAnnotations.isEmpty)
    #expect(log.lines.last == "deselected second")
    #expect(!window.tap(at: CGPoint(x: 5, y: 5), in: nil))
    other.isEnabled = false
    #expect(!window.tap(at: other.accessibilityActivationPoint, in: other))
    #expect(map.selectedAnnotations.isEmpty)
  }

  @Test func `of several that are set the first is selected, of none none`() {
    map.selectedAnnotations = [second, first]
    #expect(titles(map.selectedAnnotations) == ["second"])
    map.selectedAnnotations = []
    #expect(map.selectedAnnotations.isEmpty)
    #expect(log.lines == ["selected second", "deselected second"])
  }

  @Test func `what is not in view or not on the map cannot be selected`() {
    let far = pin("far", 60, 60)
    map.addAnnotation(far)
    map.selectAnnotation(far, animated: true)
    map.selectAnnotation(pin("other", 0, 0), animated: true)
    map.deselectAnnotation(nil, animated: true)
    map.deselectAnnotation(first, animated: true)
    #expect(map.selectedAnnotations.isEmpty && log.lines.isEmpty)
  }

  @Test func `what is removed while it is selected is deselected first`() {
    map.selectAnnotation(first, animated: false)
    map.removeAnnotation(first)
    #expect(map.selectedAnnotations.isEmpty)
    #expect(log.lines == ["selected first", "deselected first"])
  }

  @Test func `a selection is kept out of view, by the view that comes back`() {
    map.selectAnnotation(first, animated: false)
    map.region = region(50, 50, span: 2)
    map.layoutIfNeeded()
    #expect(titles(map.selectedAnnotations) == ["first"])
    map.region = region(0, 0, span: 10)
    #expect(map.view(for: first)?.isSelected == true)
    #expect(map.view(for: second)?.isSelected == false)
  }

  @Test func `a delegate may change the selection when it is told of one`() {
    log.onSelect = { $0.deselectAnnotation($1.annotation, animated: false) }
    map.selectAnnotation(first, animated: false)
    #expect(log.lines == ["selected first", "deselected first"])
    #expect(map.selectedAnnotations.isEmpty)
  }

  @Test func `a delegate that selects again what is deselected comes to an end`() {
    log.onSelect = { $0.deselectAnnotation($1.annotation, animated: false) }
    log.onDeselect = { map, view in
      if let annotation = view.annotation { map.selectAnnotation(annotation, animated: false) }
    }
    map.selectAnnotation(first, animated: false)
    #expect(log.lines.count < 100)
  }

  @Test func `a delegate may remove what was just selected`() {
    log.onSelect = { map, view in map.removeAnnotations(map.annotations) }
    map.selectAnnotation(first, animated: false)
    #expect(map.annotations.isEmpty && map.selectedAnnotations.isEmpty)
    log.onSelect = { _, _ in }
    map.addAnnotations([first, second])
    map.selectAnnotation(first, animated: false)
    log.onDeselect = { map, _ in map.removeAnnotations(map.annotations) }
    map.selectAnnotation(second, animated: false)
    #expect(map.annotations.isEmpty && map.selectedAnnotations.isEmpty)
  }

  @Test func `a view that still names another annotation selects that one`() throws {
    let view = try #require(map.view(for: first))
    view.annotation = second
    #expect(view.takeTap())
    #expect(titles(map.selectedAnnotations) == ["second"])
    view.annotation = pin("stranger", 0, 0)
    #expect(!view.takeTap() || !map.selectedAnnotations.isEmpty)
  }
}

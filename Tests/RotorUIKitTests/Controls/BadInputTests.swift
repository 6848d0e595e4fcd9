import RotorUIKit
import Testing

@testable import UIKitStandIn

/// Whatever a control is given, it goes on.
@Suite struct BadInputTests {
  private let numbers: [Double] = [
    .nan, .infinity, -.infinity, 0, -0.0, -1, 1, 1e300, -1e300, .leastNonzeroMagnitude,
  ]

  @Test func `a slider takes any number and stays within its range`() {
    for least in numbers {
      for most in numbers {
        let slider = UISlider()
        slider.minimumValue = Float(least)
        slider.maximumValue = Float(most)
        for value in numbers {
          slider.value = Float(value)
          slider.accessibilityIncrement()
          slider.accessibilityDecrement()
          let range = slider.minimumValue...slider.maximumValue
          #expect(range.contains(slider.value), "\(least) \(most) \(value)")
          #expect(slider.accessibilityValue?.hasSuffix("%") == true)
        }
      }
    }
  }

  @Test func `a stepper takes any number and stays within its range`() {
    for least in numbers {
      for most in numbers {
        for step in numbers {
          let stepper = UIStepper()
          stepper.wraps = true
          stepper.minimumValue = least
          stepper.maximumValue = most
          stepper.stepValue = step
          for button in stepper.subviews { _ = button.takeTap() }
          let range = stepper.minimumValue...stepper.maximumValue
          #expect(range.contains(stepper.value), "\(least) \(most) \(step)")
          #expect(stepper.stepValue > 0)
        }
      }
    }
  }

  @Test func `progress and pages take any number`() {
    let progress = UIProgressView(progressViewStyle: .bar)
    for number in numbers {
      progress.setProgress(Float(number), animated: false)
      #expect((0...1).contains(progress.progress))
    }
    let pages = UIPageControl()
    for count in [0, -3, Int.min, Int.max, 4] {
      pages.numberOfPages = count
      for page in [0, -1, Int.min, Int.max, 2] {
        pages.currentPage = page
        pages.accessibilityIncrement()
        pages.accessibilityDecrement()
        #expect(pages.currentPage >= 0)
        #expect(pages.currentPage <= max(pages.numberOfPages - 1, 0))
      }
    }
  }

  @Test func `a segment that is not there is neither changed nor had`() {
    let control = UISegmentedControl(items: ["A", UIImage(), 3, "B"])
    #expect(control.numberOfSegments == 3)
    for index in [-1, -99, 3, Int.min, Int.max] {
      control.setTitle("X", forSegmentAt: index)
      control.setEnabled(false, forSegmentAt: index)
      control.removeSegment(at: index, animated: false)
      control.selectedSegmentIndex = index
      #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
      #expect(control.titleForSegment(at: index) == nil)
      #expect(!control.isEnabledForSegment(at: index))
    }
    control.selectedSegmentIndex = 2
    control.removeSegment(at: 0, animated: true)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: true)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.insertSegment(withTitle: nil, at: Int.max, animated: false)
    control.insertSegment(with: nil, at: Int.min, animated: false)
    control.removeAllSegments()
    #expect(control.subviews.isEmpty)
  }

  @Test func `views of impossible sizes are laid out`() {
    let views: [() -> UIView] = [
      { UILabel() }, { UIButton(type: .close) }, { UISegmentedControl(items: ["A", "B"]) },
      { UIStepper() }, { UISlider() }, { UISwitch() },
      { UIStackView(arrangedSubviews: [UILabel(), UIButton()]) }, { UITabBar() },
      { UINavigationBar() },
    ]
    for make in views {
      for number in numbers {
        let view = make()
        (view as? UILabel)?.text = "Some words\n\nthat wrap"
        (view as? UITabBar)?.items = [UITabBarItem(title: "A", image: nil, tag: 0)]
        (view as? UINavigationBar)?.items = [UINavigationItem(title: "A")]
        view.frame = CGRect(x: number, y: number, width: number, height: -number)
        view.layoutIfNeeded()
        _ = view.sizeThatFits(CGSize(width: number, height: number))
        _ = view.accessibilityFrame
        let stack = UIStackView(arrangedSubviews: [view])
        stack.spacing = number
        stack.setCustomSpacing(number, after: view)
        stack.frame = CGRect(x: 0, y: 0, width: number, height: number)
        stack.layoutIfNeeded()
      }
    }
  }

  @Test func `bars take items twice, none, and foreign ones`() {
    let bar = UITabBar()
    let item = UITabBarItem(title: nil, image: nil, selectedImage: nil)
    bar.selectedItem = item
    #expect(bar.selectedItem == nil)
    bar.items = [item, item]
    #expect(bar.items == [item])
    bar.selectedItem = item
    bar.items = []
    #expect(bar.selectedItem == nil)
    #expect(bar.items == nil)

    let navigation = UINavigationBar()
    #expect(navigation.popItem(animated: true) == nil)
    let screen = UINavigationItem(title: "A")
    let button = UIBarButtonItem(title: "B")
    screen.leftBarButtonItems = [button, button]
    screen.rightBarButtonItems = [button, .flexibleSpace(), .fixedSpace(.nan)]
    navigation.pushItem(screen, animated: false)
    navigation.pushItem(screen, animated: false)
    navigation.layoutIfNeeded()
    #expect(navigation.items == [screen])

    let controller = UINavigationController()
    controller.loadViewIfNeeded()
    #expect(controller.popViewController(animated: true) == nil)
    #expect(controller.popToRootViewController(animated: true) == nil)
    let child = UIViewController()
    controller.pushViewController(controller, animated: true)
    controller.pushViewController(child, animated: true)
    controller.pushViewController(child, animated: true)
    #expect(controller.viewControllers == [child])
    #expect(controller.popToViewController(UIViewController(), animated: true) == nil)

    let tabs = UITabBarController()
    tabs.loadViewIfNeeded()
    #expect(tabs.selectedIndex == NSNotFound)
    tabs.viewControllers = [child, child, tabs]
    tabs.selectedIndex = 7
    tabs.selectedIndex = -7
    #expect(tabs.selectedIndex == 0)
    tabs.selectedViewController = UIViewController()
    #expect(tabs.selectedViewController === child)
  }
}

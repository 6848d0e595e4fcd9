import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

@testable import SwiftUIStandIn

/// What swipes and double taps do to controls of values.
@Suite struct `Controls of values` {
  struct Volume: View {
    var step: Double?
    @State private var volume = 5.0

    var body: some View {
      if let step {
        Slider(value: $volume, in: 0...20, step: step) { Text("Volume") }
      } else {
        Slider(value: $volume, in: 0...20) { Text("Volume") }
      }
      Text("\(volume)")
    }
  }

  struct Cups: View {
    @State private var cups = 1

    var body: some View { Stepper("Cups: \(cups)", value: $cups, in: 0...2) }
  }

  struct Due: View {
    @State private var date = Date(timeIntervalSince1970: 0)

    var body: some View {
      DatePicker(
        "Due", selection: $date, in: ...Date(timeIntervalSince1970: 100_000),
        displayedComponents: .date
      ).environment(\.timeZone, .gmt)
    }
  }

  struct Settings: View {
    @State private var isOpen = false

    var body: some View {
      Form {
        LabeledContent("Version", value: "1.0")
        DisclosureGroup("More", isExpanded: $isOpen) {
          Text("First")
          Text("Second")
        }
        EditButton()
      }
    }
  }

  @Test func `a slider goes by a tenth, to its end`() {
    expectTranscript(
      on: SwiftUISource(Volume()),
      """
      swipe up → 35%
      swipe down → 25%
      swipe down → 15%
      swipe down → 5%
      swipe down → 0%
      swipe down → No more Adjust Value. (boundary)
      """)
  }

  @Test func `a slider goes by its step, onto its steps`() {
    expectTranscript(
      on: SwiftUISource(Volume(step: 4)),
      """
      swipe up → 40%
      swipe up → 60%
      swipe right → 12.000000
      """)
  }

  @Test func `a slider whose range or value is no number stays where it is`() throws {
    for (value, range) in [(Double.nan, 0...1.0), (0, 0...0), (1, 0...Double.infinity)] {
      let source = SwiftUISource(Slider(value: .constant(value), in: range))
      let slider = try #require(try source.read().screen.elements.first)
      #expect(slider.value?.hasSuffix("%") == true)
      #expect(source.carryOut(.adjust(slider.id, .increment)).outcome == .handled)
    }
  }

  @Test func `a stepper's buttons change it, and are dimmed at its ends`() {
    expectTranscript(
      on: SwiftUISource(Cups()),
      """
      swipe right → Decrement. Button.
      double tap → Decrement. Dimmed. Button.
      swipe left → Cups: 0
      swipe right → Decrement. Dimmed. Button.
      swipe right → Increment. Button.
      double tap →
      double tap → Increment. Dimmed. Button.
      """)
  }

  @Test func `a step past the end of a type or a range is none`() {
    #expect(Stepping(value: Int.max, bounds: nil).moved(by: 1) == nil)
    #expect(Stepping(value: UInt8(0), bounds: nil).moved(by: -1) == nil)
    #expect(Stepping(value: UInt8(250), bounds: 0...255).moved(by: 1000) == 255)
    #expect(Stepping(value: 7, bounds: 0...10).moved(by: 5) == 10)
    #expect(Stepping(value: 7, bounds: 0...10).moved(by: Int.min) == 0)
    #expect(Stepping(value: 0.5, bounds: nil).moved(by: 0.25) == 0.75)
  }

  @Test func `a stepper of the longest step and a date that is none are no trap`() throws {
    let dates = [Double.nan, .infinity, -.infinity, 1e300, -3.1e11].map(
      Date.init(timeIntervalSince1970:))
    for date in dates {
      let source = SwiftUISource(DatePicker("Due", selection: .constant(date)))
      let button = try #require(source.read().screen.elements.first)
      #expect(button.value == "")
      #expect(source.carryOut(.activate(button.id, range: nil)).outcome == .handled)
      let day = try #require(source.read().screen.elements.first { $0.label == "Date" })
      #expect(source.carryOut(.adjust(day.id, .increment)).outcome == .handled)
    }
    let source = SwiftUISource(Stepper("Cups", value: .constant(1), in: 0...9, step: Int.min))
    let buttons = try source.read().screen.elements.dropFirst()
    #expect(buttons.map { $0.traits.contains(.notEnabled) } == [false, false])
    for button in buttons {
      #expect(source.carryOut(.activate(button.id, range: nil)).outcome == .handled)
    }
  }

  @Test func `a field of any width is laid out`() throws {
    for width in [CGFloat.nan, .infinity, -.infinity, -1, 0, 1e300] {
      let view = VStack {
        TextEditor(text: .constant("Buy milk"))
        TextField("Name", text: .constant("Ada"))
        Text("Ada")
      }
      .frame(width: width, height: width)
      #expect(try SwiftUISource(view).read().screen.elements.count == 3, "\(width)")
    }
  }

  @Test func `a date goes by a day, to its last`() {
    expectTranscript(
      on: SwiftUISource(Due()),
      """
      double tap → Date: Jan 1, 1970. Adjustable. Swipe up or down with one finger to adjust the value.
      swipe up → Jan 2, 1970
      swipe up → No more Adjust Value. (boundary)
      scrub → Due: Jan 2, 1970. Button.
      """)
  }

  @Test func `a form is read row by row`() {
    expectTranscript(
      on: SwiftUISource(Settings()),
      """
      swipe right → More. Button. Collapsed. Double tap to expand.
      double tap → More. Button. Expanded. Double tap to collapse.
      swipe right → First
      swipe right → Second
      swipe right → Edit. Button.
      double tap → Done. Button.
      swipe left → Second
      """)
  }
}

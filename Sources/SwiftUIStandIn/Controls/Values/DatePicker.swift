import Foundation
import RotorCore

/// A choice of a date.
///
/// It is a button that says its label and the date and opens the day and the time, each an adjustable
/// element that swipes up and down change by a day or a minute (assumed; that the parts of an open
/// one are adjustable is observed: MagentaA11y, date and time picker).
public struct DatePicker<Label: View>: View {
  /// What can be chosen.
  public typealias Components = DatePickerComponents

  /// How far from 1970 a date is shown, in seconds: some 10,000 years.
  private static var farthest: TimeInterval { 3e11 }

  let selection: Binding<Date>
  let least: Date?
  let most: Date?
  let components: Components
  let label: Label

  init(
    of label: Label, _ selection: Binding<Date>, _ least: Date?, _ most: Date?,
    _ components: Components
  ) {
    self.label = label
    self.selection = selection
    self.least = least
    self.most = most
    self.components = components
  }
}

extension DatePicker: PrimitiveView {
  /// It shows the date.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let memory = build.context.identity.memory { MenuMemory() }
    let content = ViewContent(.children(.combine), traits: .button)
    content.attributes["class"] = "DatePicker"
    content.value = words(of: components, build.context.environment)
    content.activate = {
      memory.isOpen = true
      return true
    }
    build.control(content) { build.evaluate(label, at: .part("label")) }
    build.menu(memory) { build in
      if components.contains(.date) { part(.date, "Date", .day, build) }
      if components.contains(.hourAndMinute) { part(.hourAndMinute, "Time", .minute, build) }
    }
  }

  private func part(
    _ part: Components, _ name: String, _ step: Calendar.Component, _ build: ViewBuild
  ) {
    let calendar = build.context.environment.calendar
    let content = ViewContent(.element, label: name, traits: .adjustable)
    content.value = words(of: part, build.context.environment)
    content.adjust = { adjustment in
      let date = selection.wrappedValue
      guard abs(date.timeIntervalSince1970) < DatePicker.farthest else { return }
      let next = calendar.date(
        byAdding: step, value: adjustment == .increment ? 1 : -1, to: date)
      guard let next else { return }
      selection.wrappedValue = min(max(next, least ?? next), most ?? next)
    }
    build.within(.part(name)) { build.control(content) }
  }

  private func words(of parts: Components, _ environment: EnvironmentValues) -> String {
    var style = Date.FormatStyle(
      date: parts.contains(.date) ? .abbreviated : .omitted,
      time: parts.contains(.hourAndMinute) ? .shortened : .omitted)
    style.locale = environment.locale
    style.calendar = environment.calendar
    style.timeZone = environment.timeZone
    let date = selection.wrappedValue
    // Outside of these years calendars have no words, or none that end.
    guard abs(date.timeIntervalSince1970) < DatePicker.farthest else { return "" }
    return date.formatted(style)
  }
}

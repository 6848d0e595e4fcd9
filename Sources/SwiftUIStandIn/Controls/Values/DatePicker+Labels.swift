public import Foundation

extension DatePicker {
  /// Makes a choice of a date, called by what a closure shows.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(of: label(), selection, nil, nil, displayedComponents) }

  /// Makes a choice of a date between two others, called by what a closure shows.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(of: label(), selection, range.lowerBound, range.upperBound, displayedComponents) }

  /// Makes a choice of a date after another, called by what a closure shows.
  public init(
    selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(of: label(), selection, range.lowerBound, nil, displayedComponents) }

  /// Makes a choice of a date before another, called by what a closure shows.
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { self.init(of: label(), selection, nil, range.upperBound, displayedComponents) }
}

extension DatePicker where Label == Text {
  /// Makes a choice of a date, called by a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(of: Text(titleKey), selection, nil, nil, displayedComponents) }

  /// Makes a choice of a date, called by a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(of: Text(title), selection, nil, nil, displayedComponents) }

  /// Makes a choice of a date between two others, called by a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(
      of: Text(titleKey), selection, range.lowerBound, range.upperBound, displayedComponents)
  }

  /// Makes a choice of a date between two others, called by a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) {
    self.init(of: Text(title), selection, range.lowerBound, range.upperBound, displayedComponents)
  }

  /// Makes a choice of a date after another, called by a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(of: Text(titleKey), selection, range.lowerBound, nil, displayedComponents) }

  /// Makes a choice of a date after another, called by a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(of: Text(title), selection, range.lowerBound, nil, displayedComponents) }

  /// Makes a choice of a date before another, called by a text.
  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(of: Text(titleKey), selection, nil, range.upperBound, displayedComponents) }

  /// Makes a choice of a date before another, called by a text.
  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(of: Text(title), selection, nil, range.upperBound, displayedComponents) }
}

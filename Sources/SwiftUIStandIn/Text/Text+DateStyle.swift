import Foundation

extension Text {
  /// How a date is written.
  public nonisolated struct DateStyle: Hashable, Sendable {
    private enum Kind: Hashable {
      case date
      case time
      case relative
    }

    private let kind: Kind

    /// The day, month and year.
    public static let date = DateStyle(kind: .date)
    /// The hour and minute.
    public static let time = DateStyle(kind: .time)
    /// How far away it is.
    public static let relative = DateStyle(kind: .relative)
    /// How far away it is, before or after.
    public static let offset = DateStyle(kind: .relative)
    /// The time that is left or has gone.
    public static let timer = DateStyle(kind: .relative)

    func written(_ date: Date, in locale: Locale) -> String {
      switch kind {
      case .date: date.formatted(.dateTime.day().month(.wide).year().locale(locale))
      case .time: date.formatted(.dateTime.hour().minute().locale(locale))
      case .relative:
        Duration.seconds(abs(min(max(date.timeIntervalSinceNow, -1e12), 1e12))).formatted(
          .units(allowed: [.days, .hours, .minutes, .seconds], width: .wide, maximumUnitCount: 2)
            .locale(locale))
      }
    }
  }
}

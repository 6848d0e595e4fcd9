/// What a text view makes into links by itself; kept, since nothing is detected here.
public nonisolated struct UIDataDetectorTypes: OptionSet, Sendable, Hashable {
  /// The bits.
  public let rawValue: UInt

  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Telephone numbers.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1 << 0)
  /// Addresses of the web.
  public static let link = UIDataDetectorTypes(rawValue: 1 << 1)
  /// Addresses of places.
  public static let address = UIDataDetectorTypes(rawValue: 1 << 2)
  /// Dates and times.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 1 << 3)
  /// Numbers of parcels.
  public static let shipmentTrackingNumber = UIDataDetectorTypes(rawValue: 1 << 4)
  /// Flights.
  public static let flightNumber = UIDataDetectorTypes(rawValue: 1 << 5)
  /// What might be looked up.
  public static let lookupSuggestion = UIDataDetectorTypes(rawValue: 1 << 6)
  /// Sums of money.
  public static let money = UIDataDetectorTypes(rawValue: 1 << 7)
  /// Measures.
  public static let physicalValue = UIDataDetectorTypes(rawValue: 1 << 8)
  /// Everything.
  public static let all = UIDataDetectorTypes(rawValue: UInt.max)
}

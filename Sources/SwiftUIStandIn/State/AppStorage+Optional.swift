public import Foundation

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// Keeps a truth value or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, store, nil, DefaultsCoding.bool.optional)
  }

  /// Keeps a whole number or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, store, nil, DefaultsCoding.int.optional)
  }

  /// Keeps a number or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, store, nil, DefaultsCoding.double.optional)
  }

  /// Keeps a string or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, store, nil, DefaultsCoding.string.optional)
  }

  /// Keeps an address or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, store, nil, DefaultsCoding.url.optional)
  }

  /// Keeps bytes or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, store, nil, DefaultsCoding.data.optional)
  }

  /// Keeps a date or nothing.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, store, nil, DefaultsCoding.date.optional)
  }

  /// Keeps a value by its number, or nothing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == Int {
    let coding: DefaultsCoding<R> = DefaultsCoding.int.raw()
    self.init(key, store, nil, coding.optional)
  }

  /// Keeps a value by its name, or nothing.
  public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R.RawValue == String {
    let coding: DefaultsCoding<R> = DefaultsCoding.string.raw()
    self.init(key, store, nil, coding.optional)
  }
}

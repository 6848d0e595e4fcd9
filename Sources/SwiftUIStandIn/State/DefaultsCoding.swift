import Foundation

/// How a value is read from and written to an app's defaults.
struct DefaultsCoding<Value> {
  /// Reads what is there; nil when it is of another kind.
  let read: (UserDefaults, String) -> Value?
  let write: (UserDefaults, String, Value) -> Void
}

extension DefaultsCoding {
  /// The same for a value that may be missing, which is then removed.
  var optional: DefaultsCoding<Value?> {
    DefaultsCoding<Value?>(read: { .some(read($0, $1)) }) { defaults, key, value in
      if let value { write(defaults, key, value) } else { defaults.removeObject(forKey: key) }
    }
  }

  /// The same for a value that is kept by its raw value.
  func raw<Wrapped: RawRepresentable>() -> DefaultsCoding<Wrapped>
  where Wrapped.RawValue == Value {
    DefaultsCoding<Wrapped>(read: { read($0, $1).flatMap { Wrapped(rawValue: $0) } }) {
      write($0, $1, $2.rawValue)
    }
  }
}

extension DefaultsCoding where Value == Bool {
  static var bool: Self { Self(read: { $0.bool(forKey: $1) }) { $0.set($2, forKey: $1) } }
}

extension DefaultsCoding where Value == Int {
  static var int: Self { Self(read: { $0.integer(forKey: $1) }) { $0.set($2, forKey: $1) } }
}

extension DefaultsCoding where Value == Double {
  static var double: Self { Self(read: { $0.double(forKey: $1) }) { $0.set($2, forKey: $1) } }
}

extension DefaultsCoding where Value == String {
  static var string: Self { Self(read: { $0.string(forKey: $1) }) { $0.set($2, forKey: $1) } }
}

extension DefaultsCoding where Value == URL {
  static var url: Self { Self(read: { $0.url(forKey: $1) }) { $0.set($2, forKey: $1) } }
}

extension DefaultsCoding where Value == Data {
  static var data: Self { Self(read: { $0.data(forKey: $1) }) { $0.set($2, forKey: $1) } }
}

extension DefaultsCoding where Value == Date {
  static var date: Self {
    Self(read: { $0.object(forKey: $1) as? Date }) { $0.set($2, forKey: $1) }
  }
}

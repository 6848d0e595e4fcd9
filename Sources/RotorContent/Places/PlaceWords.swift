/// The words for distances and directions in one language.
struct PlaceWords {
  /// A unit of length.
  enum Unit {
    case meters
    case kilometers
    case feet
    case miles
  }

  let language: PlaceLanguage

  init(_ language: PlaceLanguage) {
    self.language = language
  }

  var closeBy: String {
    switch language {
    case .english: "close by"
    case .chinese: "就在附近"
    case .german: "ganz in der Nähe"
    }
  }

  var inside: String {
    switch language {
    case .english: "inside"
    case .chinese: "在里面"
    case .german: "innerhalb"
    }
  }

  /// Eight points of the compass, clockwise from north.
  var compass: [String] {
    switch language {
    case .english:
      [
        "north", "north-east", "east", "south-east", "south", "south-west", "west", "north-west",
      ]
    case .chinese:
      ["北方", "东北方", "东方", "东南方", "南方", "西南方", "西方", "西北方"]
    case .german:
      [
        "im Norden", "im Nordosten", "im Osten", "im Südosten", "im Süden", "im Südwesten",
        "im Westen", "im Nordwesten",
      ]
    }
  }

  /// Eight directions as a person sees them, clockwise from ahead.
  var relative: [String] {
    switch language {
    case .english:
      [
        "ahead", "ahead on the right", "to the right", "behind you on the right", "behind you",
        "behind you on the left", "to the left", "ahead on the left",
      ]
    case .chinese:
      ["前方", "右前方", "右侧", "右后方", "后方", "左后方", "左侧", "左前方"]
    case .german:
      [
        "voraus", "vorne rechts", "rechts", "hinten rechts", "hinter Ihnen", "hinten links",
        "links", "vorne links",
      ]
    }
  }

  func degrees(_ degrees: Int) -> String {
    switch language {
    case .english: "at \(degrees) \(degrees == 1 ? "degree" : "degrees")"
    case .chinese: "\(degrees)度方向"
    case .german: "bei \(degrees) Grad"
    }
  }

  func clock(_ hour: Int) -> String {
    switch language {
    case .english: "at \(hour) o'clock"
    case .chinese: "\(hour)点钟方向"
    case .german: "auf \(hour) Uhr"
    }
  }

  /// A number of hundredths with its unit in full: "1.25 kilometers", "1 kilometer".
  func quantity(hundredths: Int, of unit: Unit) -> String {
    let name = name(of: unit, isSingular: hundredths == 100)
    let number = number(hundredths: hundredths)
    return language == .chinese ? number + name : number + " " + name
  }

  /// A length of some units, rounded to whole ones: "12 kilometers".
  func whole(_ length: Double, of unit: Unit) -> String {
    quantity(hundredths: Int(length.rounded()) * 100, of: unit)
  }

  /// A number of hundredths in digits, without trailing zeros and without thousands separators.
  private func number(hundredths: Int) -> String {
    let whole = String(hundredths / 100)
    let rest = hundredths % 100
    if rest == 0 { return whole }
    let point = language == .german ? "," : "."
    if rest % 10 == 0 { return whole + point + String(rest / 10) }
    return whole + point + (rest < 10 ? "0" : "") + String(rest)
  }

  private func name(of unit: Unit, isSingular: Bool) -> String {
    switch (language, unit) {
    case (.english, .meters): isSingular ? "meter" : "meters"
    case (.english, .kilometers): isSingular ? "kilometer" : "kilometers"
    case (.english, .feet): isSingular ? "foot" : "feet"
    case (.english, .miles): isSingular ? "mile" : "miles"
    case (.chinese, .meters): "米"
    case (.chinese, .kilometers): "公里"
    case (.chinese, .feet): "英尺"
    case (.chinese, .miles): "英里"
    case (.german, .meters): "Meter"
    case (.german, .kilometers): "Kilometer"
    case (.german, .feet): "Fuß"
    case (.german, .miles): isSingular ? "Meile" : "Meilen"
    }
  }
}

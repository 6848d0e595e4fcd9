/// Several categories of places that one rotor can join.
public enum PlaceGroup: String, Hashable, Sendable, CaseIterable {
  /// Stops, stations and terminals.
  case transport
  /// Restaurants, cafés and bars.
  case food
  /// Supermarkets and other shops for food.
  case groceries
  /// Banks, cash machines and what is like them.
  case money
  /// Parks, gardens, nature reserves, playgrounds.
  case parks
  /// What one visits for pleasure.
  case things
  /// Fuel, charging, parking, rental.
  case mobility
  /// Police, fire stations, hospitals, help in an emergency.
  case safety
  /// Information points, guideposts, maps.
  case information

  /// The name of the group, for a BCP 47 tag: German, simplified Chinese, else English.
  ///
  /// No group is called like a category, since both stand on one dial.
  public func name(in language: String) -> String {
    let names = names
    return switch PlaceLanguage(language) {
    case .english: names.english
    case .chinese: names.chinese
    case .german: names.german
    }
  }

  private var names: (english: String, chinese: String, german: String) {
    switch self {
    case .transport: ("Public transport", "公共交通", "Öffentlicher Verkehr")
    case .food: ("Food and drink", "餐饮", "Essen und Trinken")
    case .groceries: ("Groceries", "食品杂货", "Lebensmittel")
    case .money: ("Banks and cash machines", "银行和取款机", "Banken und Geldautomaten")
    case .parks: ("Parks and gardens", "公园和花园", "Parks und Gärten")
    case .things: ("Things to do", "休闲与游览", "Freizeit und Kultur")
    case .mobility: ("Mobility", "出行", "Mobilität")
    case .safety: ("Safety", "安全与急救", "Sicherheit und Hilfe")
    case .information: ("Information", "信息", "Information")
    }
  }

  /// The groups worth a rotor: those that join two or more of the categories that are present.
  public static func offered(for categories: some Sequence<PlaceCategory>) -> [PlaceGroup] {
    var counts: [PlaceGroup: Int] = [:]
    for category in Set(categories) {
      if let group = category.group { counts[group, default: 0] += 1 }
    }
    return allCases.filter { counts[$0, default: 0] >= 2 }
  }
}

import RotorContent
import RotorUIKit

/// A place on the example map.
nonisolated struct MapPlace {
  let category: Category
  let name: String
  let location: Coordinate

  /// What the color of a place's pin stands for.
  nonisolated enum Category: String, CaseIterable {
    case store
    case park
    case bridge
    case museum
    case sight
    case transport

    /// The color of the pin: what people who see it go by.
    @MainActor var color: UIColor {
      switch self {
      case .store: .gray
      case .park: .green
      case .bridge: .blue
      case .museum: .purple
      case .sight: .orange
      case .transport: .red
      }
    }

    /// The name of the rotor that the map offers; nil where it offers none.
    var rotorName: String? {
      switch self {
      case .store: "Apple stores"
      case .park: "Parks"
      case .bridge: "Bridges"
      case .museum, .sight, .transport: nil
      }
    }
  }

  /// What tells the place from all others.
  var id: String { "\(category.rawValue)/\(name)" }

  /// Every place, read from the table below; a line that is no place is left out.
  static func all() -> [MapPlace] {
    table.split(separator: "\n").compactMap { line in
      let parts = line.split(separator: "|").map { $0.split(separator: " ") }
      guard parts.count == 4, let category = Category(rawValue: parts[0].joined()),
        let latitude = Double(parts[1].joined()), let longitude = Double(parts[2].joined()),
        let location = try? Coordinate(latitude: latitude, longitude: longitude)
      else { return nil }
      return MapPlace(
        category: category, name: parts[3].joined(separator: " "), location: location)
    }
  }

  /// Category, degrees of latitude and longitude, name.
  private static let table = """
    bridge    | 37.8199 | -122.4783 | Golden Gate Bridge
    museum    | 37.8267 | -122.4230 | Alcatraz Island
    park      | 37.8039 | -122.4640 | Crissy Field
    sight     | 37.8020 | -122.4487 | Palace of Fine Arts
    sight     | 37.8087 | -122.4098 | Pier 39
    sight     | 37.8058 | -122.4230 | Ghirardelli Square
    store     | 37.8008 | -122.4389 | Apple Chestnut Street
    sight     | 37.8021 | -122.4187 | Lombard Street
    sight     | 37.8024 | -122.4058 | Coit Tower
    museum    | 37.8017 | -122.3973 | Exploratorium
    park      | 37.8008 | -122.4101 | Washington Square
    park      | 37.7989 | -122.4662 | Presidio of San Francisco
    bridge    | 37.7983 | -122.3778 | San Francisco-Oakland Bay Bridge
    transport | 37.7955 | -122.3937 | Ferry Building
    sight     | 37.7952 | -122.4028 | Transamerica Pyramid
    museum    | 37.7947 | -122.4115 | Cable Car Museum
    park      | 37.7922 | -122.4121 | Huntington Park
    sight     | 37.7919 | -122.4130 | Grace Cathedral
    park      | 37.7916 | -122.4275 | Lafayette Park
    park      | 37.7912 | -122.4376 | Alta Plaza Park
    sight     | 37.7907 | -122.4056 | Dragon's Gate
    park      | 37.7897 | -122.3966 | Salesforce Park
    store     | 37.7887 | -122.4071 | Apple Union Square
    museum    | 37.7857 | -122.4011 | San Francisco Museum of Modern Art
    park      | 37.7851 | -122.4027 | Yerba Buena Gardens
    transport | 37.7845 | -122.4077 | Powell Street cable car turntable
    museum    | 37.7845 | -122.5008 | Legion of Honor
    park      | 37.7816 | -122.3940 | South Park
    sight     | 37.7793 | -122.4193 | City Hall
    sight     | 37.7786 | -122.3893 | Oracle Park
    transport | 37.7766 | -122.3947 | San Francisco Caltrain station
    bridge    | 37.7768 | -122.3904 | Third Street Bridge
    bridge    | 37.7749 | -122.3927 | Fourth Street Bridge
    park      | 37.7764 | -122.4346 | Alamo Square
    museum    | 37.7715 | -122.4687 | de Young Museum
    museum    | 37.7699 | -122.4661 | California Academy of Sciences
    park      | 37.7694 | -122.4862 | Golden Gate Park
    park      | 37.7684 | -122.4411 | Buena Vista Park
    sight     | 37.7642 | -122.4270 | Mission Dolores
    park      | 37.7596 | -122.4269 | Mission Dolores Park
    sight     | 37.7544 | -122.4477 | Twin Peaks
    bridge    | 37.7474 | -122.3870 | Islais Creek Bridge
    park      | 37.7432 | -122.4143 | Bernal Heights Park
    park      | 37.7419 | -122.4412 | Glen Canyon Park
    store     | 37.7281 | -122.4769 | Apple Stonestown
    park      | 37.7190 | -122.4194 | John McLaren Park
    """
}

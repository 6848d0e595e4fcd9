import Testing

@testable import RotorContent

@Suite("Names of places")
struct PlaceNameTests {
  static let hotel = [
    "name": "Hotel Toplice", "name:de": "Hotel Töplitz", "name:zh": "托普利采酒店", "brand": "Sava",
  ]

  /// Tags, language, own name.
  static let rows: [([String: String], String, String?)] = [
    (hotel, "en", "Hotel Toplice"),
    (hotel, "de", "Hotel Töplitz"),
    (hotel, "de-AT", "Hotel Töplitz"),
    (hotel, "zh-Hans", "托普利采酒店"),
    (hotel, "fr", "Hotel Toplice"),
    (["name:zh-Hans": "公园", "name:zh": "公園"], "zh", "公园"),
    (["name:zh-Hans": "公园", "name:zh": "公園"], "zh-Hans-CN", "公园"),
    (["name:zh-Hant": "公園", "name:zh": "公园"], "zh-Hant", "公園"),
    (["name:de-AT": "A", "name:de": "B"], "de_AT", "A"),
    (["name": "  ", "brand": "Shell"], "en", "Shell"),
    (["name": " A "], "en", "A"),
    (["int_name": "B"], "en", "B"),
    (["brand": "Shell", "brand:zh": "壳牌"], "zh", "壳牌"),
    (["operator": "City"], "en", nil),
    (["name:fr": "A"], "en", nil),
    ([:], "en", nil),
    (["name": "A"], "", "A"),
  ]

  @Test("A place's own name", arguments: rows.indices)
  func own(index: Int) {
    let (tags, language, name) = Self.rows[index]
    #expect(PlaceName(in: language).own(in: tags) == name)
  }

  @Test(
    "What is said for a place",
    arguments: [
      (["amenity": "bank", "name": "Banca"], "en", "Banca"),
      (["amenity": "post_box"], "en", "Post box"),
      (["amenity": "post_box", "ref": "94110"], "en", "Post box"),
      (["amenity": "toilets"], "en", "Toilets"),
      (["amenity": "toilets"], "zh-Hans", "卫生间"),
      (["amenity": "toilets"], "de", "Toilette"),
      (["shop": "supermarket"], "en", "Supermarket"),
      (["highway": "bus_stop", "ref": "14302"], "en", "Bus stop 14302"),
      (["highway": "bus_stop", "ref": "14302"], "zh", "公交站14302"),
      (["highway": "bus_stop", "ref": "14302", "local_ref": "B"], "de", "Bushaltestelle B"),
      (["highway": "bus_stop", "name": "Mlino", "ref": "1"], "en", "Mlino"),
      (["entrance": "main", "ref": "A"], "en", "Main entrance A"),
      (["cuisine": "pizza"], "en", "Place"),
      (["cuisine": "pizza"], "zh", "地点"),
      ([:], "de", "Ort"),
    ] as [([String: String], String, String)])
  func label(tags: [String: String], language: String, label: String) {
    let category = PlaceCategory.of(tags: tags)
    #expect(PlaceName(in: language).label(for: tags, category: category) == label)
  }
}

import Testing

@testable import RotorContent

@Suite("Categories of places")
struct PlaceCategoryTests {
  /// Tags, the category's id, its English plural.
  static let rows: [([String: String], String, String)] = [
    (["amenity": "post_box"], "amenity=post_box", "Post boxes"),
    (["amenity": "bank", "atm": "yes", "name": "A"], "amenity=bank", "Banks"),
    (["amenity": "atm", "operator": "A"], "amenity=atm", "Cash machines"),
    (["amenity": "toilets", "building": "yes"], "amenity=toilets", "Toilets"),
    (["amenity": "fuel", "shop": "convenience"], "amenity=fuel", "Fuel stations"),
    (["shop": "supermarket", "building": "retail"], "shop=supermarket", "Supermarkets"),
    (["shop": "electronics"], "shop=electronics", "Electronics shops"),
    (["shop": "yes"], "shop=yes", "Shops"),
    (["shop": "foo_bar"], "shop=foo_bar", "Foo bar"),
    (["shop": "bakery; cafe"], "shop=bakery", "Bakeries"),
    (["tourism": "hotel", "building": "hotel"], "tourism=hotel", "Hotels"),
    (["building": "hotel"], "building=hotel", "Hotel buildings"),
    (["building": "yes"], "building=yes", "Buildings"),
    (["building": "yes", "entrance": "yes"], "entrance=yes", "Entrances"),
    (["tourism": "attraction", "historic": "castle"], "historic=castle", "Castles"),
    (["tourism": "attraction"], "tourism=yes", "Sights"),
    (
      ["tourism": "information", "information": "guidepost"], "information=guidepost", "Guideposts"
    ),
    (["tourism": "information"], "tourism=information", "Information points"),
    (["tourism": "information", "information": "x"], "tourism=information", "Information points"),
    (["highway": "footway", "bridge": "yes"], "bridge=yes", "Bridges"),
    (["man_made": "bridge"], "bridge=yes", "Bridges"),
    (["highway": "footway", "bridge": "no"], "highway=footway", "Footpaths"),
    (["highway": "bus_stop", "public_transport": "platform"], "highway=bus_stop", "Bus stops"),
    (
      ["railway": "station", "public_transport": "station", "building": "train_station"],
      "railway=station", "Railway stations"
    ),
    (
      ["amenity": "hospital", "healthcare": "hospital", "emergency": "yes"], "amenity=hospital",
      "Hospitals"
    ),
    (["healthcare": "hospital"], "amenity=hospital", "Hospitals"),
    (["emergency": "defibrillator"], "emergency=defibrillator", "Defibrillators"),
    (["highway": "service", "emergency": "designated"], "highway=service", "Service roads"),
    (["place": "village"], "place=village", "Villages"),
    (["place": "islet", "natural": "coastline"], "place=islet", "Islets"),
    (["natural": "peak"], "natural=peak", "Peaks"),
    (["shop": " bakery "], "shop=bakery", "Bakeries"),
  ]

  @Test("The main tag says what a place is", arguments: rows.indices)
  func category(index: Int) throws {
    let (tags, id, plural) = Self.rows[index]
    let category = try #require(PlaceCategory.of(tags: tags))
    #expect(category.id == id)
    #expect(category.plural(in: "en") == plural)
  }

  @Test(
    "Tags that say nothing make no category",
    arguments: [
      [:], ["name": "A"], ["amenity": "no"], ["shop": "none"], ["emergency": "yes"],
      ["emergency": "designated"], ["amenity": ""], ["amenity": " ; bank"], ["bridge": "no"],
      ["disused:shop": "bakery"], ["cuisine": "pizza"],
    ] as [[String: String]])
  func none(tags: [String: String]) {
    #expect(PlaceCategory.of(tags: tags) == nil)
  }

  @Test("Names in three languages, singular and plural")
  func names() throws {
    let box = try #require(PlaceCategory.of(tags: ["amenity": "post_box"]))
    #expect(box.singular(in: "en-GB") == "Post box")
    #expect(box.singular(in: "zh-Hans") == "邮筒")
    #expect(box.plural(in: "zh") == "邮筒")
    #expect(box.singular(in: "de") == "Briefkasten")
    #expect(box.plural(in: "de-AT") == "Briefkästen")
    #expect(box.plural(in: "fr") == "Post boxes")
    let other = try #require(PlaceCategory.of(tags: ["shop": "ölmühle_x"]))
    #expect(other.plural(in: "de") == "Ölmühle x")
  }

  @Test("A group is offered where it joins two categories that are present")
  func groups() {
    func offered(_ ids: [String]) -> [PlaceGroup] {
      PlaceGroup.offered(
        for: ids.compactMap { id in
          let parts = id.split(separator: "=").map(String.init)
          return PlaceCategory.of(tags: [parts[0]: parts[1]])
        })
    }
    let city = [
      "amenity=post_box", "amenity=bank", "amenity=toilets", "amenity=atm", "amenity=fuel",
    ]
    #expect(offered(city) == [.money])
    #expect(offered(["amenity=bank", "amenity=bank"]) == [])
    // Two tags of one category are not two categories.
    #expect(offered(["amenity=hospital", "healthcare=hospital"]) == [])
    #expect(
      offered(["leisure=park", "leisure=garden", "amenity=cafe", "amenity=bar", "tourism=hotel"])
        == [.food, .parks])
  }

  @Test("Every group has categories enough, and a name of its own in each language")
  func groupNames() {
    #expect(PlaceGroup.offered(for: PlaceCategory.all) == PlaceGroup.allCases)
    #expect(PlaceGroup.money.name(in: "en") == "Banks and cash machines")
    #expect(PlaceGroup.transport.name(in: "zh-Hans") == "公共交通")
    #expect(PlaceGroup.safety.name(in: "de") == "Sicherheit und Hilfe")
    for language in ["en", "zh", "de"] {
      let groups = PlaceGroup.allCases.map { $0.name(in: language) }
      let categories = PlaceCategory.all.map { $0.plural(in: language) }
      #expect(Set(groups + categories).count == groups.count + categories.count, "\(language)")
    }
  }
}

import Testing

@testable import RotorContent

@Suite("Words for distances and directions")
struct DistanceWordsTests {
  @Test(
    "Metric distances",
    arguments: [
      (0, "close by", "就在附近", "ganz in der Nähe"),
      (15, "close by", "就在附近", "ganz in der Nähe"),
      (15.1, "15 meters", "15米", "15 Meter"),
      (17.5, "20 meters", "20米", "20 Meter"),
      (122, "120 meters", "120米", "120 Meter"),
      (122.5, "125 meters", "125米", "125 Meter"),
      (997.4, "995 meters", "995米", "995 Meter"),
      (997.5, "1 kilometer", "1公里", "1 Kilometer"),
      (1000, "1 kilometer", "1公里", "1 Kilometer"),
      (1024.9, "1 kilometer", "1公里", "1 Kilometer"),
      (1025, "1.05 kilometers", "1.05公里", "1,05 Kilometer"),
      (1249, "1.25 kilometers", "1.25公里", "1,25 Kilometer"),
      (1500, "1.5 kilometers", "1.5公里", "1,5 Kilometer"),
      (9974.9, "9.95 kilometers", "9.95公里", "9,95 Kilometer"),
      (9975, "10 kilometers", "10公里", "10 Kilometer"),
      (10_499, "10 kilometers", "10公里", "10 Kilometer"),
      (12_640, "13 kilometers", "13公里", "13 Kilometer"),
      (20_015_114, "20015 kilometers", "20015公里", "20015 Kilometer"),
      (.infinity, "1000000 kilometers", "1000000公里", "1000000 Kilometer"),
      (.nan, "close by", "就在附近", "ganz in der Nähe"),
    ] as [(Double, String, String, String)])
  func metric(meters: Double, english: String, chinese: String, german: String) {
    #expect(DistanceWords(language: "en-US").distance(meters) == english)
    #expect(DistanceWords(language: "zh-Hans").distance(meters) == chinese)
    #expect(DistanceWords(language: "de").distance(meters) == german)
  }

  @Test(
    "Distances in feet and miles",
    arguments: [
      (49, "close by", "就在附近", "ganz in der Nähe"),
      (52, "50 feet", "50英尺", "50 Fuß"),
      (103, "105 feet", "105英尺", "105 Fuß"),
      (997, "995 feet", "995英尺", "995 Fuß"),
      (998, "0.19 miles", "0.19英里", "0,19 Meilen"),
      (1020, "0.19 miles", "0.19英里", "0,19 Meilen"),
      (1056, "0.2 miles", "0.2英里", "0,2 Meilen"),
      (5280, "1 mile", "1英里", "1 Meile"),
      (10_560, "2 miles", "2英里", "2 Meilen"),
      (52_500, "9.94 miles", "9.94英里", "9,94 Meilen"),
      (52_780, "10 miles", "10英里", "10 Meilen"),
      (66_000, "13 miles", "13英里", "13 Meilen"),
    ] as [(Double, String, String, String)])
  func imperial(feet: Double, english: String, chinese: String, german: String) {
    let meters = feet * 0.3048
    #expect(DistanceWords(language: "en", units: .imperial).distance(meters) == english)
    #expect(DistanceWords(language: "zh", units: .imperial).distance(meters) == chinese)
    #expect(DistanceWords(language: "de_AT", units: .imperial).distance(meters) == german)
  }

  @Test("One unit is singular", arguments: [(100, "1 foot"), (200, "2 feet"), (150, "1.5 feet")])
  func singular(hundredths: Int, words: String) {
    #expect(PlaceWords(.english).quantity(hundredths: hundredths, of: .feet) == words)
  }

  @Test(
    "Eight points of the compass",
    arguments: [
      (0, "north", "北方", "im Norden"), (22.4, "north", "北方", "im Norden"),
      (22.6, "north-east", "东北方", "im Nordosten"), (90, "east", "东方", "im Osten"),
      (135, "south-east", "东南方", "im Südosten"), (180, "south", "南方", "im Süden"),
      (225, "south-west", "西南方", "im Südwesten"), (270, "west", "西方", "im Westen"),
      (315, "north-west", "西北方", "im Nordwesten"), (337.6, "north", "北方", "im Norden"),
      (-90, "west", "西方", "im Westen"), (360, "north", "北方", "im Norden"),
    ] as [(Double, String, String, String)])
  func compass(bearing: Double, english: String, chinese: String, german: String) {
    #expect(DistanceWords(language: "en").direction(bearing) == english)
    #expect(DistanceWords(language: "zh-CN").direction(bearing) == chinese)
    #expect(DistanceWords(language: "de-CH").direction(bearing) == german)
  }

  @Test(
    "Degrees, the clock and what one sees",
    arguments: [
      (.degrees, 45, "at 45 degrees", "45度方向", "bei 45 Grad"),
      (.degrees, 1.2, "at 1 degree", "1度方向", "bei 1 Grad"),
      (.degrees, 359.7, "at 0 degrees", "0度方向", "bei 0 Grad"),
      (.clock(heading: 0), 60, "at 2 o'clock", "2点钟方向", "auf 2 Uhr"),
      (.clock(heading: 90), 60, "at 11 o'clock", "11点钟方向", "auf 11 Uhr"),
      (.clock(heading: 350), 355, "at 12 o'clock", "12点钟方向", "auf 12 Uhr"),
      (.clock(heading: .nan), 60, "at 12 o'clock", "12点钟方向", "auf 12 Uhr"),
      (.relative(heading: 0), 10, "ahead", "前方", "voraus"),
      (.relative(heading: 10), 60, "ahead on the right", "右前方", "vorne rechts"),
      (.relative(heading: 350), 80, "to the right", "右侧", "rechts"),
      (.relative(heading: 0), 140, "behind you on the right", "右后方", "hinten rechts"),
      (.relative(heading: 200), 20, "behind you", "后方", "hinter Ihnen"),
      (.relative(heading: 180), 40, "behind you on the left", "左后方", "hinten links"),
      (.relative(heading: 90), 0, "to the left", "左侧", "links"),
      (.relative(heading: 720), 315, "ahead on the left", "左前方", "vorne links"),
      (.none, 45, nil, nil, nil),
    ] as [(DistanceWords.Direction, Double, String?, String?, String?)])
  func directions(
    style: DistanceWords.Direction, bearing: Double, english: String?, chinese: String?,
    german: String?
  ) {
    #expect(DistanceWords(language: "en", direction: style).direction(bearing) == english)
    #expect(DistanceWords(language: "zh", direction: style).direction(bearing) == chinese)
    #expect(DistanceWords(language: "de", direction: style).direction(bearing) == german)
  }

  @Test("Name, distance and direction follow one another")
  func whole() {
    let far = PlaceDistance(meters: 121, bearing: 44)
    #expect(DistanceWords().words(for: far) == "120 meters, north-east")
    #expect(DistanceWords().words(for: far, after: "Bank") == "Bank, 120 meters, north-east")
    #expect(DistanceWords(direction: .none).words(for: far) == "120 meters")
    #expect(DistanceWords(language: "zh").words(for: far, after: "银行") == "银行，120米，东北方")
    #expect(
      DistanceWords(language: "de").words(for: far, after: "Park")
        == "Park, 120 Meter, im Nordosten")
    let near = PlaceDistance(meters: 8, bearing: 180)
    #expect(DistanceWords().words(for: near) == "close by, south")
    let here = PlaceDistance(meters: 0.4, bearing: 180)
    #expect(DistanceWords().words(for: here) == "close by")
    let within = PlaceDistance(meters: 0, bearing: 0, isInside: true)
    #expect(DistanceWords().words(for: within, after: "Park") == "Park, inside")
    #expect(DistanceWords(language: "zh").words(for: within) == "在里面")
    #expect(DistanceWords(language: "de").words(for: within) == "innerhalb")
  }

  @Test("A distance that is none counts as 0")
  func badDistances() {
    #expect(PlaceDistance(meters: .nan, bearing: .infinity) == PlaceDistance(meters: 0, bearing: 0))
    #expect(PlaceDistance(meters: -3, bearing: -90).bearing == 270)
  }
}

import Foundation
import RotorContent
import RotorCore
import RotorSources

/// Rotors over places, nearest first, and reading them from a file.
enum PlaceBenchmarks {
  static let sizes = [1_000, 100_000, 1_000_000]
  private static let latitude = 47.5
  private static let longitude = 9.5

  /// The first stops of many places, beside numpy and scipy.
  static func nearest() throws {
    print("\nNearest first: distances of all places and the first 100 stops (goal: as numpy)")
    for size in sizes {
      let sample = SamplePlaces(size)
      let places = try sample.coordinates()
      let list = try sample.list()
      let screen = try Screen("Map", elements: list.ids.map { Screen.Element($0) })
      let here = try Coordinate(latitude: latitude, longitude: longitude)

      var first: [Int] = []
      var more: [Double] = []
      let order = Stopwatch.median(runs: 9) {
        var order = NearestFirst(from: here, places: places)
        first = order.nearest(100)
        more.append(Stopwatch.once { for rank in 100..<200 { _ = order.place(at: rank) } })
      }
      // The work timed on its own is part of the whole.
      let next = more.sorted()[more.count / 2]
      var rotorNext: [Double] = []
      let rotor = Stopwatch.median(runs: 9) {
        let rotor = PlaceRotors(list) { here }.all()[0]
        let last = step(rotor, from: nil, 100, screen)
        rotorNext.append(Stopwatch.once { _ = step(rotor, from: last, 100, screen) })
      }
      let stepped = rotorNext.sorted()[rotorNext.count / 2]
      print("  \(size) places: order \((order - next).asTime), stops 101-200 \(next.asTime) more;")
      print(
        "    as a rotor with words \((rotor - stepped).asTime), stops 101-200 "
          + "\(stepped.asTime) more;")
      try printPeers(sample, first, order - next)
    }
  }

  private static func step(
    _ rotor: Rotor, from start: Rotor.Stop?, _ count: Int, _ screen: Screen
  ) -> Rotor.Stop? {
    var current = start
    for _ in 0..<count {
      guard case .stop(let stop) = rotor.answer(.init(from: current, .next, on: screen)) else {
        break
      }
      current = stop
    }
    return current
  }

  private static func printPeers(
    _ sample: SamplePlaces, _ first: [Int], _ order: Double
  ) throws {
    let data = (sample.latitudes + sample.longitudes).withUnsafeBytes { Data($0) }
    let lines = try PythonPeer.withFile(data) { path in
      PythonPeer.run(peers, path, "\(latitude)", "\(longitude)")
    }
    guard let lines, lines.count == 3, let numpy = Double(lines[0]) else {
      return print("    numpy and scipy not run: pip install numpy scipy")
    }
    let same = lines[2].split(separator: " ").compactMap { Int($0) } == first
    print(
      "    numpy argpartition \(numpy.asTime) (order takes \((order / numpy).asRatio) of it), "
        + "scipy KD-tree \((Double(lines[1]) ?? 0).asTime); same 100 places: \(same)")
  }

  /// Prints the time of numpy, that of scipy or 0, and the places that numpy found.
  private static let peers = """
    import sys, time
    import numpy as np
    data = np.fromfile(sys.argv[1])
    lat, lon = data[:len(data) // 2], data[len(data) // 2:]
    here = np.radians(float(sys.argv[2])), np.radians(float(sys.argv[3]))
    def near():
        a, b = np.radians(lat), np.radians(lon)
        h = (np.sin((a - here[0]) / 2) ** 2
             + np.cos(here[0]) * np.cos(a) * np.sin((b - here[1]) / 2) ** 2)
        d = 2 * 6371008.8 * np.arcsin(np.sqrt(h))
        first = np.argpartition(d, 99)[:100]
        return first[np.argsort(d[first], kind="stable")]
    def tree():
        from scipy.spatial import cKDTree
        a, b = np.radians(lat), np.radians(lon)
        xyz = np.column_stack((np.cos(a) * np.cos(b), np.cos(a) * np.sin(b), np.sin(a)))
        p = (np.cos(here[0]) * np.cos(here[1]), np.cos(here[0]) * np.sin(here[1]),
             np.sin(here[0]))
        return cKDTree(xyz).query(p, 100)[1]
    def median(work):
        times = []
        for _ in range(9):
            start = time.perf_counter(); work(); times.append(time.perf_counter() - start)
        return sorted(times)[4]
    print(median(near))
    try: print(median(tree))
    except ImportError: print(0)
    print(*near())
    """

  /// A walk of all stops, both ways.
  static func walks() throws {
    print("\nWalk a rotor of places both ways, words included (time a stop should at most double)")
    for size in sizes {
      let list = try SamplePlaces(size).list()
      let screen = try Screen("Map", elements: list.ids.map { Screen.Element($0) })
      let here = try Coordinate(latitude: latitude, longitude: longitude)
      let time = Stopwatch.median(runs: 3) {
        let rotor = PlaceRotors(list) { here }.all()[0]
        for direction in Rotor.Direction.allCases {
          var current: Rotor.Stop?
          var steps = 0
          while case .stop(let stop) = rotor.answer(.init(from: current, direction, on: screen)) {
            current = stop
            steps += 1
          }
          precondition(steps == size)
        }
      }
      print("  \(size) stops: \((time / Double(2 * size)).asTime) a stop")
    }
  }

  /// Reading a map from a file, beside Python's own reader of JSON.
  static func load() throws {
    print("\nRead a map from GeoJSON")
    for size in sizes {
      let bytes = SamplePlaces(size).geoJSON()
      var count = 0
      let time = try Stopwatch.median(runs: size > 100_000 ? 1 : 3) {
        let file = try ScreenFile(name: "places.geojson", bytes: bytes)
        count = try GeoJSONSource(file).places.count
      }
      precondition(count == size)
      let peer = try PythonPeer.withFile(Data(bytes)) { path in
        PythonPeer.run(
          "import json, sys, time; start = time.perf_counter(); "
            + "json.load(open(sys.argv[1])); print(time.perf_counter() - start)", path)
      }
      let python = peer?.first.flatMap { Double($0) }
      print(
        "  \(size) places, \(bytes.count / 1_000_000) MB: \(time.asTime); "
          + (python.map { "Python's json.load alone \($0.asTime)" } ?? "Python not run"))
    }
  }
}

import RotorCore

extension SnapshotWriter {
  func rotor(_ rotor: Snapshot.SavedRotor, _ path: String) -> JSONValue {
    var object = JSONObject<SnapshotKeys.Rotor>()
    if !rotor.title.name.isEmpty { object[.name] = .string(rotor.title.name) }
    object[.kind] = .string(rotor.title.kind.rawValue)
    object.set(.owner, rotor.owner?.rawValue)
    object[.order] = .string(rotor.order.rawValue)
    object[.stops] = .array(list(rotor.stops, path + ".stops") { stop($0, $1) })
    return object.value(kept(path))
  }

  private func stop(_ stop: Rotor.Stop, _ path: String) -> JSONValue {
    var object = JSONObject<SnapshotKeys.Stop>()
    object[.id] = .string(stop.target.rawValue)
    object[.range] = stop.range.map { .range($0) }
    object.set(.name, stop.name)
    if stop.needsPreparation { object[.prepares] = .bool(true) }
    if let distance = stop.distance, distance.isFinite { object[.distance] = .number(distance) }
    if let bearing = stop.bearing, bearing.isFinite { object[.bearing] = .number(bearing) }
    object[.detail] = stop.detail.map { wording($0, path + ".detail") }
    object.set(.container, stop.container?.rawValue)
    return object.value(kept(path))
  }
}

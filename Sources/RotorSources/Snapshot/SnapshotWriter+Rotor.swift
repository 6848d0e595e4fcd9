import RotorCore

extension SnapshotWriter {
  func rotor(_ rotor: Snapshot.SavedRotor, _ path: String) -> JSONValue {
    var object = JSONObject<SnapshotKeys.Rotor>()
    if !rotor.title.name.isEmpty { object.set(.name, .string(rotor.title.name)) }
    object.set(.kind, .string(rotor.title.kind.rawValue))
    object.set(.owner, text: rotor.owner?.rawValue)
    object.set(.order, .string(rotor.order.rawValue))
    object.set(.stops, .array(list(rotor.stops, path + ".stops") { stop($0, $1) }))
    return object.value(kept(path))
  }

  private func stop(_ stop: Rotor.Stop, _ path: String) -> JSONValue {
    var object = JSONObject<SnapshotKeys.Stop>()
    object.set(.id, .string(stop.target.rawValue))
    object.set(.range, stop.range.map { .range($0) })
    object.set(.name, text: stop.name)
    if stop.needsPreparation { object.set(.prepares, .bool(true)) }
    if let distance = stop.distance, distance.isFinite { object.set(.distance, .number(distance)) }
    if let bearing = stop.bearing, bearing.isFinite { object.set(.bearing, .number(bearing)) }
    object.set(.detail, stop.detail.map { wording($0, path + ".detail") })
    object.set(.container, text: stop.container?.rawValue)
    return object.value(kept(path))
  }
}

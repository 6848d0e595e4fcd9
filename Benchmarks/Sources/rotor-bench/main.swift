// Prints how long things take, each beside a peer in the same run. Names after the command choose
// what runs; without any, all does.

let benchmarks: [(name: String, run: () throws -> Void)] = [
  ("build", ScreenBenchmarks.build),
  ("gestures", ScreenBenchmarks.gestures),
  ("walks", ScreenBenchmarks.walks),
  ("text", TextBenchmarks.steps),
  ("nearest", PlaceBenchmarks.nearest),
  ("placewalks", PlaceBenchmarks.walks),
  ("maps", PlaceBenchmarks.load),
  ("views", ViewBenchmarks.capture),
  ("viewsteps", ViewBenchmarks.steps),
  ("bodies", SwiftUIBenchmarks.capture),
  ("rows", SwiftUIBenchmarks.steps),
]
let chosen = CommandLine.arguments.dropFirst()
for name in chosen where !benchmarks.contains(where: { $0.name == name }) {
  print("no benchmark '\(name)': there are \(benchmarks.map(\.name).joined(separator: ", "))")
}
for benchmark in benchmarks where chosen.isEmpty || chosen.contains(benchmark.name) {
  try benchmark.run()
}

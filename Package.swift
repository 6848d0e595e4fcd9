// swift-tools-version: 6.2

import PackageDescription

// Where the faces stand in for Apple's frameworks; elsewhere they hand the real ones on.
let platformsWithoutUIKit: [Platform] = [.linux, .macOS, .windows, .android, .openbsd, .wasi]

let package = Package(
  name: "rotor",
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .visionOS(.v2)],
  products: [
    .library(name: "RotorCore", targets: ["RotorCore"]),
    .library(name: "RotorContent", targets: ["RotorContent"]),
    .library(name: "RotorReport", targets: ["RotorReport"]),
    .library(name: "RotorAudit", targets: ["RotorAudit"]),
    .library(name: "RotorSources", targets: ["RotorSources"]),
    .library(name: "RotorUIKit", targets: ["RotorUIKit"]),
    .library(name: "RotorSwiftUI", targets: ["RotorSwiftUI"]),
    .library(name: "RotorTesting", targets: ["RotorTesting"]),
    .library(name: "RotorChecks", targets: ["RotorChecks"]),
    .executable(name: "rotor", targets: ["rotor-cli"]),
  ],
  targets: [
    .target(name: "RotorCore"),
    .target(name: "RotorContent", dependencies: ["RotorCore"]),
    .target(name: "RotorReport", dependencies: ["RotorCore"]),
    .target(name: "RotorAudit", dependencies: ["RotorCore", "RotorContent", "RotorReport"]),
    .target(name: "RotorSources", dependencies: ["RotorCore", "RotorContent"]),
    .target(name: "UIKitStandIn", dependencies: ["RotorCore", "RotorContent"]),
    .target(
      name: "RotorUIKit",
      dependencies: [
        "RotorCore", "RotorContent",
        .target(name: "UIKitStandIn", condition: .when(platforms: platformsWithoutUIKit)),
      ]),
    // On no actor, as Combine is: its wrappers must not bind the properties of an app's objects to one.
    .target(name: "CombineStandIn"),
    .target(name: "SwiftUIStandIn", dependencies: ["RotorCore", "CombineStandIn"]),
    .target(
      name: "RotorSwiftUI",
      dependencies: [
        "RotorCore",
        .target(name: "SwiftUIStandIn", condition: .when(platforms: platformsWithoutUIKit)),
        .target(
          name: "RotorUIKit",
          condition: .when(platforms: [.iOS, .tvOS, .visionOS, .macCatalyst])),
      ]),
    .target(
      name: "RotorTesting",
      dependencies: ["RotorCore", "RotorReport", "RotorAudit"]),
    .target(name: "RotorChecks", dependencies: ["RotorCore", "RotorReport", "RotorAudit"]),
    .target(
      name: "RotorExamples",
      dependencies: ["RotorCore", "RotorContent", "RotorUIKit", "RotorSwiftUI"],
      path: "Examples", exclude: ["checks"]),
    .executableTarget(
      name: "rotor-cli",
      dependencies: [
        "RotorCore", "RotorContent", "RotorReport", "RotorAudit", "RotorSources", "RotorChecks",
        "RotorExamples",
      ]),
    .target(
      name: "FuzzSubjects", dependencies: ["RotorCore", "RotorSources", "RotorChecks"],
      path: "Tests/Fuzzing/Subjects"),
    .target(name: "RotorFixtures", dependencies: ["RotorCore"], path: "Tests/RotorFixtures"),
    .testTarget(name: "RotorCoreTests", dependencies: ["RotorCore", "RotorFixtures"]),
    .testTarget(
      name: "RotorContentTests", dependencies: ["RotorContent", "RotorCore", "RotorFixtures"],
      exclude: ["Fixtures"]),
    .testTarget(name: "RotorReportTests", dependencies: ["RotorReport", "RotorCore"]),
    .testTarget(
      name: "RotorAuditTests",
      dependencies: ["RotorAudit", "RotorReport", "RotorContent", "RotorCore", "RotorFixtures"]),
    .testTarget(
      name: "RotorSourcesTests",
      dependencies: [
        "RotorSources", "RotorContent", "RotorCore", "RotorFixtures", "FuzzSubjects",
      ],
      exclude: ["Fixtures"]),
    .testTarget(
      name: "RotorUIKitTests",
      dependencies: [
        "RotorUIKit", "UIKitStandIn", "RotorTesting", "RotorCore", "RotorAudit", "RotorReport",
        "RotorFixtures",
      ]),
    .testTarget(
      name: "RotorSwiftUITests",
      dependencies: [
        "RotorSwiftUI", "SwiftUIStandIn", "RotorTesting", "RotorCore", "RotorAudit", "RotorReport",
        "RotorFixtures",
      ]),
    .testTarget(
      name: "RotorTestingTests",
      dependencies: ["RotorTesting", "RotorAudit", "RotorReport", "RotorCore", "RotorFixtures"]),
    .testTarget(
      name: "RotorChecksTests",
      dependencies: [
        "RotorChecks", "RotorAudit", "RotorReport", "RotorCore", "RotorFixtures", "RotorExamples",
      ]),
    .testTarget(
      name: "RotorExamplesTests",
      dependencies: [
        "RotorExamples", "RotorUIKit", "RotorSwiftUI", "RotorTesting", "RotorAudit", "RotorReport",
        "RotorContent", "RotorCore", "RotorFixtures",
      ]),
    .testTarget(
      name: "RotorCLITests",
      dependencies: ["rotor-cli", "RotorExamples", "RotorSources", "RotorTesting", "RotorUIKit"]),
  ]
)

// One place for the settings that every target shares.
for target in package.targets {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

// Views live on the main actor, and so does what holds and calls their sources.
let onMainActor: Set = [
  "UIKitStandIn", "RotorUIKit", "RotorUIKitTests", "SwiftUIStandIn", "RotorSwiftUI",
  "RotorSwiftUITests", "RotorExamples", "RotorExamplesTests",
  "rotor-cli", "RotorCLITests",
]
for target in package.targets where onMainActor.contains(target.name) {
  target.swiftSettings?.append(.defaultIsolation(MainActor.self))
}

// The fuzzer is built only on request, and then everything that it calls is instrumented:
//   ROTOR_FUZZ=1 swift build -c release --product rotor-fuzz
if Context.environment["ROTOR_FUZZ"] != nil {
  let sanitize = ["-sanitize=fuzzer,address"]
  for target in package.targets where target.type == .regular {
    target.swiftSettings?.append(.unsafeFlags(sanitize))
  }
  package.targets.append(
    .executableTarget(
      name: "rotor-fuzz", dependencies: ["FuzzSubjects"], path: "Tests/Fuzzing/Main",
      swiftSettings: [.unsafeFlags(sanitize)],
      linkerSettings: [.unsafeFlags(sanitize + ["-use-ld=lld"])]))
}

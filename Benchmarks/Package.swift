// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "rotor-benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "rotor", path: "..")],
  targets: [
    .executableTarget(
      name: "rotor-bench",
      dependencies: [
        .product(name: "RotorCore", package: "rotor"),
        .product(name: "RotorContent", package: "rotor"),
        .product(name: "RotorSources", package: "rotor"),
        .product(name: "RotorUIKit", package: "rotor"),
        .product(name: "RotorSwiftUI", package: "rotor"),
      ])
  ]
)

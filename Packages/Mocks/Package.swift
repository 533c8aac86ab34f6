// swift-tools-version: 6.2
// Written by `make manifests` from the Package.swift of the workspace.
import PackageDescription

/// Upcoming language features, and the trait of the workspace. With the same flags, both share what is built.
let settings: [SwiftSetting] = [
    .define("Live"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "Mocks",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "Mocks", targets: ["Mocks"])
    ],
    dependencies: [
        .package(path: "../FlowKit"),
        .package(path: "../FlowTesting"),
        .package(path: "../Loading"),
        .package(path: "../Model"),
        .package(path: "../Translations"),
    ],
    targets: [
        .target(
            name: "Mocks",
            dependencies: [
                "FlowKit",
                "Loading",
                "Model",
                "Translations",
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
        .testTarget(
            name: "MocksTests",
            dependencies: [
                "Mocks",
                "FlowKit",
                "FlowTesting",
                "Loading",
                "Model",
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

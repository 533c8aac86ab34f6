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
    name: "FlowTesting",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "FlowTesting", targets: ["FlowTesting"])
    ],
    dependencies: [
        .package(path: "../FlowKit"),
        .package(path: "../FlowTestSupport"),
        .package(path: "../SharedCombine"),
    ],
    targets: [
        .target(
            name: "FlowTesting",
            dependencies: [
                "FlowKit",
                "FlowTestSupport",
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
        .testTarget(
            name: "FlowTestingTests",
            dependencies: [
                "FlowTesting",
                "FlowKit",
                "FlowTestSupport",
                "SharedCombine",
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

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
    name: "HeadlessUI",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "HeadlessUI", targets: ["HeadlessUI"])
    ],
    dependencies: [
        .package(path: "../FlowLocalization"),
        .package(path: "../FlowTestSupport"),
        .package(path: "../SharedCombine"),
    ],
    targets: [
        .target(
            name: "HeadlessUI",
            dependencies: [
                "FlowLocalization",
                "SharedCombine",
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
        .testTarget(
            name: "HeadlessUITests",
            dependencies: [
                "HeadlessUI",
                "SharedCombine",
                "FlowTestSupport",
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

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
    name: "ScreenTesting",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "ScreenTesting", targets: ["ScreenTesting"])
    ],
    dependencies: [
        .package(path: "../FlowLocalization"),
        .package(path: "../FlowTestSupport"),
        .package(path: "../HeadlessUI"),
        .package(path: "../SharedCombine"),
    ],
    targets: [
        .target(
            name: "ScreenTesting",
            dependencies: [
                "FlowLocalization",
                "FlowTestSupport",
                "HeadlessUI",
                "SharedCombine",
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
        .testTarget(
            name: "ScreenTestingTests",
            dependencies: [
                "ScreenTesting",
                "FlowTestSupport",
                "HeadlessUI",
                "SharedCombine",
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

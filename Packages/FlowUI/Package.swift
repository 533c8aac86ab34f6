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
    name: "FlowUI",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "FlowUI", targets: ["FlowUI"])
    ],
    traits: [
        .trait(name: "Headless", description: "HeadlessUI instead of SwiftUI on Apple platforms, for screen tests.")
    ],
    dependencies: [
        .package(path: "../FlowKit"),
        .package(path: "../FlowLocalization"),
        .package(path: "../FlowTestSupport"),
        .package(path: "../FlowTesting"),
        .package(path: "../HeadlessUI"),
        .package(path: "../ScreenTesting"),
        .package(path: "../SharedCombine"),
        .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
    ],
    targets: [
        .target(
            name: "FlowUI",
            dependencies: [
                "FlowKit",
                .product(
                    name: "HeadlessUI", package: "HeadlessUI",
                    condition: .when(platforms: [.linux, .android, .windows, .wasi])),
                .product(name: "HeadlessUI", package: "HeadlessUI", condition: .when(traits: ["Headless"])),
                "FlowLocalization",
                "SharedCombine",
                .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
        .testTarget(
            name: "FlowUITests",
            dependencies: [
                "FlowUI",
                "FlowKit",
                "FlowTesting",
                "FlowTestSupport",
                "HeadlessUI",
                .product(
                    name: "ScreenTesting", package: "ScreenTesting",
                    condition: .when(platforms: [.linux, .android, .windows, .wasi])),
                .product(name: "ScreenTesting", package: "ScreenTesting", condition: .when(traits: ["Headless"])),
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

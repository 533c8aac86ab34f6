// swift-tools-version: 6.2
// Written by `make manifests` from the Package.swift of the workspace.
import PackageDescription

/// A package that enables `Headless` enables it in the packages it depends on.
let handedOn: Set<Package.Dependency.Trait> = [.trait(name: "Headless", condition: .when(traits: ["Headless"]))]

/// Upcoming language features, and the trait of the workspace. With the same flags, both share what is built.
let settings: [SwiftSetting] = [
    .define("Live"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "SharedUI",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "SharedUI", targets: ["SharedUI"])
    ],
    traits: [
        .trait(name: "Headless", description: "HeadlessUI instead of SwiftUI on Apple platforms, for screen tests.")
    ],
    dependencies: [
        .package(path: "../FlowKit"),
        .package(path: "../FlowUI", traits: handedOn),
        .package(path: "../HeadlessUI"),
        .package(path: "../Loading"),
        .package(path: "../Model"),
        .package(path: "../ScreenTesting"),
    ],
    targets: [
        .target(
            name: "SharedUI",
            dependencies: [
                "FlowKit",
                "FlowUI",
                "Loading",
                "Model",
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
        .testTarget(
            name: "SharedUITests",
            dependencies: [
                "SharedUI",
                "FlowKit",
                "Loading",
                .product(
                    name: "HeadlessUI", package: "HeadlessUI",
                    condition: .when(platforms: [.linux, .android, .windows, .wasi])),
                .product(name: "HeadlessUI", package: "HeadlessUI", condition: .when(traits: ["Headless"])),
                .product(
                    name: "ScreenTesting", package: "ScreenTesting",
                    condition: .when(platforms: [.linux, .android, .windows, .wasi])),
                .product(name: "ScreenTesting", package: "ScreenTesting", condition: .when(traits: ["Headless"])),
                "Model",
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

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
    name: "Orders",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "Orders", targets: ["Orders"])
    ],
    traits: [
        .trait(name: "Headless", description: "HeadlessUI instead of SwiftUI on Apple platforms, for screen tests.")
    ],
    dependencies: [
        .package(path: "../FlowKit"),
        .package(path: "../FlowTestSupport"),
        .package(path: "../FlowTesting"),
        .package(path: "../Loading"),
        .package(path: "../Mocks"),
        .package(path: "../Model"),
        .package(path: "../ScreenTesting"),
        .package(path: "../SharedUI", traits: handedOn),
    ],
    targets: [
        .target(
            name: "Orders",
            dependencies: [
                "FlowKit",
                "Loading",
                "Model",
                "SharedUI",
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
        .testTarget(
            name: "OrdersTests",
            dependencies: [
                "Orders",
                "FlowKit",
                "FlowTesting",
                "Loading",
                "Mocks",
                "Model",
                "SharedUI",
                "FlowTestSupport",
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

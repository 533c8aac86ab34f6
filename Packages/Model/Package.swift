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
    name: "Model",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "Model", targets: ["Model"])
    ],
    dependencies: [
        .package(path: "../FlowKit"),
        .package(path: "../FlowTesting"),
        .package(path: "../Loading"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    ],
    targets: [
        .target(
            name: "Model",
            dependencies: [
                "FlowKit",
                "Loading",
                .product(name: "OrderedCollections", package: "swift-collections"),
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
        .testTarget(
            name: "ModelTests",
            dependencies: [
                "Model",
                "FlowKit",
                "FlowTesting",
                "Loading",
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

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
    name: "FlowKit",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "FlowKit", targets: ["FlowKit"])
    ],
    dependencies: [
        .package(path: "../FlowLocalization"),
        .package(path: "../FlowTestSupport"),
        .package(path: "../FlowTesting"),
        .package(path: "../Loading"),
        .package(path: "../SharedCombine"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
    ],
    targets: [
        .target(
            name: "FlowKit",
            dependencies: [
                "FlowLocalization",
                "Loading",
                "SharedCombine",
                .product(name: "DequeModule", package: "swift-collections"),
                .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
                .product(name: "OrderedCollections", package: "swift-collections"),
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
        .testTarget(
            name: "FlowKitTests",
            dependencies: [
                "FlowKit",
                "SharedCombine",
                "FlowTesting",
                "FlowTestSupport",
                .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

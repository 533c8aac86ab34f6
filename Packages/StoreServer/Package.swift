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
    name: "StoreServer",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "StoreServer", targets: ["StoreServer"])
    ],
    dependencies: [
        .package(path: "../FlowLocalization"),
        .package(path: "../Model"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
    ],
    targets: [
        .target(
            name: "StoreServer",
            dependencies: [
                "FlowLocalization",
                "Model",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "HummingbirdCore", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOPosix", package: "swift-nio"),
                .product(name: "OrderedCollections", package: "swift-collections"),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle"),
            ],
            resources: [
                .copy("Resources")
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
        .testTarget(
            name: "StoreServerTests",
            dependencies: [
                "StoreServer",
                "FlowLocalization",
                "Model",
                .product(name: "HTTPTypes", package: "swift-http-types"),
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

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
    name: "DeepLink",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "DeepLink", targets: ["DeepLink"])
    ],
    dependencies: [
        .package(path: "../FlowKit"),
        .package(path: "../FlowTestSupport"),
        .package(path: "../RoutePatterns"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    ],
    targets: [
        .target(
            name: "DeepLink",
            dependencies: [
                "FlowKit",
                "RoutePatterns",
                .product(name: "OrderedCollections", package: "swift-collections"),
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
        .testTarget(
            name: "DeepLinkTests",
            dependencies: [
                "DeepLink",
                "FlowKit",
                "RoutePatterns",
                "FlowTestSupport",
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

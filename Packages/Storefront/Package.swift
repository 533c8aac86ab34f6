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
    name: "Storefront",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .executable(name: "storefront", targets: ["Storefront"])
    ],
    traits: [
        .trait(name: "Headless", description: "HeadlessUI instead of SwiftUI on Apple platforms, for screen tests.")
    ],
    dependencies: [
        .package(path: "../AppFeature", traits: handedOn),
        .package(path: "../BrowserHost"),
        .package(path: "../Core"),
        .package(path: "../DeepLink"),
        .package(path: "../FlowKit"),
        .package(path: "../FlowLocalization"),
        .package(path: "../FlowTestSupport"),
        .package(path: "../HeadlessUI"),
        .package(path: "../Loading"),
        .package(path: "../Model"),
        .package(path: "../ProductDetails", traits: handedOn),
        .package(path: "../ProductListing", traits: handedOn),
        .package(path: "../SharedUI", traits: handedOn),
        .package(path: "../StoreServer"),
        .package(path: "../Translations"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .executableTarget(
            name: "Storefront",
            dependencies: [
                "AppFeature",
                "BrowserHost",
                "Core",
                "DeepLink",
                "FlowKit",
                "HeadlessUI",
                "FlowLocalization",
                "Model",
                "SharedUI",
                "StoreServer",
                "Translations",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "AsyncHTTPClient", package: "async-http-client"),
                .product(name: "Logging", package: "swift-log"),
                .product(name: "NIOCore", package: "swift-nio"),
                .product(name: "NIOHTTP1", package: "swift-nio"),
                .product(name: "UnixSignals", package: "swift-service-lifecycle"),
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
        .testTarget(
            name: "StorefrontTests",
            dependencies: [
                "Storefront",
                "AppFeature",
                "BrowserHost",
                "Core",
                "DeepLink",
                "FlowKit",
                "HeadlessUI",
                "Loading",
                "Model",
                "ProductDetails",
                "ProductListing",
                "SharedUI",
                "StoreServer",
                "FlowTestSupport",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

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
    name: "AppFeature",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "AppFeature", targets: ["AppFeature"])
    ],
    traits: [
        .trait(name: "Headless", description: "HeadlessUI instead of SwiftUI on Apple platforms, for screen tests.")
    ],
    dependencies: [
        .package(path: "../ActivitySwitcher", traits: handedOn),
        .package(path: "../Authentication", traits: handedOn),
        .package(path: "../Bag", traits: handedOn),
        .package(path: "../Brochures", traits: handedOn),
        .package(path: "../CategorySelector", traits: handedOn),
        .package(path: "../Checkout", traits: handedOn),
        .package(path: "../Core"),
        .package(path: "../DebugMenu", traits: handedOn),
        .package(path: "../DeepLink"),
        .package(path: "../FlowKit"),
        .package(path: "../FlowTestSupport"),
        .package(path: "../FlowTesting"),
        .package(path: "../Home", traits: handedOn),
        .package(path: "../Loading"),
        .package(path: "../Mocks"),
        .package(path: "../Model"),
        .package(path: "../MyAccount", traits: handedOn),
        .package(path: "../Orders", traits: handedOn),
        .package(path: "../ProductDetails", traits: handedOn),
        .package(path: "../ProductListing", traits: handedOn),
        .package(path: "../Purchasing", traits: handedOn),
        .package(path: "../RouteGenerator"),
        .package(path: "../ScreenTesting"),
        .package(path: "../Search", traits: handedOn),
        .package(path: "../SharedUI", traits: handedOn),
        .package(path: "../Web", traits: handedOn),
        .package(path: "../Wishlist", traits: handedOn),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    ],
    targets: [
        .target(
            name: "AppFeature",
            dependencies: [
                "ActivitySwitcher",
                "Authentication",
                "Bag",
                "Brochures",
                "CategorySelector",
                "Checkout",
                "DebugMenu",
                "Home",
                "MyAccount",
                "Orders",
                "ProductDetails",
                "ProductListing",
                "Purchasing",
                "Search",
                "Web",
                "Wishlist",
                "Core",
                "DeepLink",
                "FlowKit",
                "Loading",
                "Model",
                "SharedUI",
                .product(name: "Logging", package: "swift-log"),
            ],
            packageAccess: false,
            swiftSettings: settings,
            plugins: [.plugin(name: "RouteGeneratorPlugin", package: "RouteGenerator")]
        ),
        .testTarget(
            name: "AppFeatureTests",
            dependencies: [
                "AppFeature",
                "ActivitySwitcher",
                "Authentication",
                "Bag",
                "Brochures",
                "CategorySelector",
                "Checkout",
                "DebugMenu",
                "Home",
                "MyAccount",
                "Orders",
                "ProductDetails",
                "ProductListing",
                "Purchasing",
                "Search",
                "Web",
                "Wishlist",
                "Core",
                "DeepLink",
                "FlowKit",
                "FlowTesting",
                "Loading",
                "Mocks",
                "Model",
                "SharedUI",
                "FlowTestSupport",
                .product(name: "Logging", package: "swift-log"),
                .product(
                    name: "ScreenTesting", package: "ScreenTesting",
                    condition: .when(platforms: [.linux, .android, .windows, .wasi])),
                .product(name: "ScreenTesting", package: "ScreenTesting", condition: .when(traits: ["Headless"])),
            ],
            resources: [
                .copy("Fixtures")
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

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
    name: "Gallery",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .executable(name: "gallery", targets: ["Gallery"])
    ],
    traits: [
        .trait(name: "Headless", description: "HeadlessUI instead of SwiftUI on Apple platforms, for screen tests.")
    ],
    dependencies: [
        .package(path: "../ActivitySwitcher", traits: handedOn),
        .package(path: "../Authentication", traits: handedOn),
        .package(path: "../Bag", traits: handedOn),
        .package(path: "../Brochures", traits: handedOn),
        .package(path: "../BrowserHost"),
        .package(path: "../CategorySelector", traits: handedOn),
        .package(path: "../Checkout", traits: handedOn),
        .package(path: "../DebugMenu", traits: handedOn),
        .package(path: "../Home", traits: handedOn),
        .package(path: "../MyAccount", traits: handedOn),
        .package(path: "../Orders", traits: handedOn),
        .package(path: "../ProductDetails", traits: handedOn),
        .package(path: "../ProductListing", traits: handedOn),
        .package(path: "../Purchasing", traits: handedOn),
        .package(path: "../ScreenTesting"),
        .package(path: "../Search", traits: handedOn),
        .package(path: "../SharedUI", traits: handedOn),
        .package(path: "../Translations"),
        .package(path: "../Web", traits: handedOn),
        .package(path: "../Wishlist", traits: handedOn),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .executableTarget(
            name: "Gallery",
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
                "BrowserHost",
                "SharedUI",
                "Translations",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "Gallery",
                "SharedUI",
                "Translations",
                .product(
                    name: "ScreenTesting", package: "ScreenTesting",
                    condition: .when(platforms: [.linux, .android, .windows, .wasi])),
                .product(name: "ScreenTesting", package: "ScreenTesting", condition: .when(traits: ["Headless"])),
            ],
            exclude: ["Outlines", "Untranslated.txt"],
            packageAccess: false,
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
import PackageDescription

/// A package that enables `Headless` enables it in the packages it depends on.
let handedOn: Set<Package.Dependency.Trait> = [.trait(name: "Headless", condition: .when(traits: ["Headless"]))]

let package = Package(
    name: "Gallery",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [.executable(name: "gallery", targets: ["Gallery"])],
    traits: [
        .trait(name: "Headless", description: "HeadlessUI instead of SwiftUI on Apple platforms, for screen tests.")
    ],
    dependencies: [
        .package(path: "../ActivitySwitcher", traits: handedOn),
        .package(path: "../Bag", traits: handedOn),
        .package(path: "../Brochures", traits: handedOn),
        .package(path: "../BrowserHost"),
        .package(path: "../CategorySelector", traits: handedOn),
        .package(path: "../Checkout", traits: handedOn),
        .package(path: "../DebugMenu", traits: handedOn),
        .package(path: "../FlowTesting"),
        .package(path: "../Home", traits: handedOn),
        .package(path: "../MyAccount", traits: handedOn),
        .package(path: "../ProductDetails", traits: handedOn),
        .package(path: "../ProductListing", traits: handedOn),
        .package(path: "../Purchasing", traits: handedOn),
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
                "Bag",
                "Brochures",
                "BrowserHost",
                "CategorySelector",
                "Checkout",
                "DebugMenu",
                "Home",
                "MyAccount",
                "ProductDetails",
                "ProductListing",
                "Purchasing",
                "Search",
                "SharedUI",
                "Translations",
                "Web",
                "Wishlist",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .testTarget(
            name: "GalleryTests",
            dependencies: [
                "Gallery",
                "FlowTesting",
                "SharedUI",
                "Translations",
            ],
            exclude: ["Outlines", "Untranslated.txt"]
        ),
    ],
    swiftLanguageModes: [.v6]
)

// Swift 6 mode, and the language as it is going to be.
for target in package.targets where ![.plugin, .binary, .system].contains(target.type) {
    target.swiftSettings =
        (target.swiftSettings ?? []) + [
            .enableUpcomingFeature("ExistentialAny"),
            .enableUpcomingFeature("InternalImportsByDefault"),
            .enableUpcomingFeature("MemberImportVisibility"),
            .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        ]
}

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "DeepLink",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [.library(name: "DeepLink", targets: ["DeepLink"])],
    dependencies: [
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(path: "../FlowKit"),
        .package(path: "../RoutePatterns"),
        .package(path: "../TestSupport"),
    ],
    targets: [
        .target(
            name: "DeepLink",
            dependencies: [
                "FlowKit",
                "RoutePatterns",
                .product(name: "OrderedCollections", package: "swift-collections"),
            ]
        ),
        .testTarget(
            name: "DeepLinkTests",
            dependencies: [
                "DeepLink",
                "FlowKit",
                "RoutePatterns",
                "TestSupport",
            ]
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

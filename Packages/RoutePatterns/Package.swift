// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "RoutePatterns",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [.library(name: "RoutePatterns", targets: ["RoutePatterns"])],
    dependencies: [
        .package(path: "../TestSupport")
    ],
    targets: [
        .target(
            name: "RoutePatterns"
        ),
        .testTarget(
            name: "RoutePatternsTests",
            dependencies: [
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

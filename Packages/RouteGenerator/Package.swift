// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "RouteGenerator",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "RouteGenerator", targets: ["RouteGenerator"])
    ],
    dependencies: [
        .package(path: "../RoutePatterns")
    ],
    targets: [
        .target(
            name: "RouteGenerator",
            dependencies: [
                "RoutePatterns"
            ]
        ),
        .testTarget(
            name: "RouteGeneratorTests",
            dependencies: [
                "RouteGenerator"
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

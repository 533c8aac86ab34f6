// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "RouteGenerator",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "RouteGenerator", targets: ["RouteGenerator"]),
        .executable(name: "route-generator", targets: ["route-generator"]),
        .plugin(name: "RouteGeneratorPlugin", targets: ["RouteGeneratorPlugin"]),
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
        .executableTarget(
            name: "route-generator",
            dependencies: [
                "RouteGenerator"
            ]
        ),
        .plugin(
            name: "RouteGeneratorPlugin",
            capability: .buildTool(),
            dependencies: [
                "route-generator"
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

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "RouteGenerator",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .executable(name: "route-generator", targets: ["route-generator"]),
        .executable(name: "routes", targets: ["routes"]),
        .plugin(name: "RouteGeneratorPlugin", targets: ["RouteGeneratorPlugin"]),
        .plugin(name: "RoutesCommand", targets: ["RoutesCommand"]),
    ],
    dependencies: [
        .package(path: "../DeepLink"),
        .package(path: "../FlowKit"),
        .package(path: "../RoutePatterns"),
        .package(path: "../TestSupport"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
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
        .target(
            name: "RouteTools",
            dependencies: [
                "DeepLink",
                "FlowKit",
                "RouteGenerator",
                "RoutePatterns",
            ]
        ),
        .executableTarget(
            name: "routes",
            dependencies: [
                "RouteGenerator",
                "RouteTools",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]
        ),
        .plugin(
            name: "RoutesCommand",
            capability: .command(
                intent: .custom(verb: "routes", description: "List, explain, draw and check the app's routes.")
            )
        ),
        .testTarget(
            name: "RouteToolsTests",
            dependencies: [
                "RouteGenerator",
                "RoutePatterns",
                "RouteTools",
            ]
        ),
        .testTarget(
            name: "RouteGeneratorTests",
            dependencies: [
                "RouteGenerator",
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

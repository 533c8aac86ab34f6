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
        .package(path: "../FlowTestSupport"),
        .package(path: "../RoutePatterns"),
    ],
    targets: [
        .target(
            name: "RouteGenerator",
            dependencies: [
                "RoutePatterns"
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "RouteGeneratorTests",
            dependencies: [
                "RouteGenerator",
                "FlowTestSupport",
            ],
            swiftSettings: settings
        ),
        .target(
            name: "RouteTools",
            dependencies: [
                "DeepLink",
                "FlowKit",
                "RouteGenerator",
                "RoutePatterns",
            ],
            swiftSettings: settings
        ),
        .testTarget(
            name: "RouteToolsTests",
            dependencies: [
                "RouteTools",
                "DeepLink",
                "RouteGenerator",
                "RoutePatterns",
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "route-generator",
            dependencies: [
                "RouteGenerator"
            ],
            swiftSettings: settings
        ),
        .executableTarget(
            name: "routes",
            dependencies: [
                "RouteGenerator",
                "RouteTools",
            ],
            swiftSettings: settings
        ),
        .plugin(
            name: "RouteGeneratorPlugin",
            capability: .buildTool(),
            dependencies: [
                "route-generator"
            ]
        ),
        .plugin(
            name: "RoutesCommand",
            capability: .command(
                intent: .custom(verb: "routes", description: "List, explain, draw and check the app's routes."))
        ),
    ],
    swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
import PackageDescription

/// What reads sources with Swift's own parser: only for comparing, since that takes minutes to build.
let parser = TargetDependencyCondition.when(traits: ["SyntaxParser"])

let package = Package(
    name: "RouteGenerator",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "RouteGenerator", targets: ["RouteGenerator"]),
        .library(name: "RouteTools", targets: ["RouteTools"]),
        .executable(name: "route-generator", targets: ["route-generator"]),
        .executable(name: "routes", targets: ["routes"]),
        .plugin(name: "RouteGeneratorPlugin", targets: ["RouteGeneratorPlugin"]),
        .plugin(name: "RoutesCommand", targets: ["RoutesCommand"]),
    ],
    traits: [
        .trait(name: "SyntaxParser", description: "A second scanner, on SwiftParser.")
    ],
    dependencies: [
        .package(path: "../RoutePatterns"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    ],
    targets: [
        .target(
            name: "RouteGenerator",
            dependencies: [
                "RoutePatterns"
            ]
        ),
        .target(
            name: "SyntaxRouteScanner",
            dependencies: [
                "RouteGenerator",
                .product(name: "SwiftParser", package: "swift-syntax", condition: parser),
                .product(name: "SwiftSyntax", package: "swift-syntax", condition: parser),
            ]
        ),
        .executableTarget(
            name: "route-generator",
            dependencies: [
                "RouteGenerator",
                "SyntaxRouteScanner",
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
                "RouteGenerator",
                "RoutePatterns",
            ]
        ),
        .executableTarget(
            name: "routes",
            dependencies: [
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
                "RouteGenerator"
            ]
        ),
        .testTarget(
            name: "SyntaxRouteScannerTests",
            dependencies: [
                "RouteGenerator",
                "SyntaxRouteScanner",
            ],
            exclude: ["Corpus"]
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

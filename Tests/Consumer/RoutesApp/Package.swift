// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "tabs",
    platforms: [.iOS(.v18), .macOS(.v15)],
    dependencies: [
        .package(url: "https://example.com/flow-modules", from: "1.0.0", traits: [])
    ],
    targets: [
        .target(
            name: "Greeting",
            dependencies: [
                .product(name: "FlowKit", package: "flow-modules"),
                .product(name: "SharedUI", package: "flow-modules"),
            ]
        ),
        .executableTarget(
            name: "Tabs",
            dependencies: [
                "Greeting",
                .product(name: "DeepLink", package: "flow-modules"),
                .product(name: "FlowKit", package: "flow-modules"),
                .product(name: "HeadlessUI", package: "flow-modules", condition: .when(platforms: [.linux])),
                .product(name: "Mocks", package: "flow-modules"),
                .product(name: "SharedUI", package: "flow-modules"),
                .product(name: "Wishlist", package: "flow-modules"),
            ],
            plugins: [.plugin(name: "RouteGeneratorPlugin", package: "flow-modules")]
        ),
        // Without views, features and services of the workspace.
        .executableTarget(
            name: "Plain",
            dependencies: [
                .product(name: "DeepLink", package: "flow-modules"),
                .product(name: "FlowKit", package: "flow-modules"),
            ],
            plugins: [.plugin(name: "RouteGeneratorPlugin", package: "flow-modules")]
        ),
    ],
    swiftLanguageModes: [.v6]
)

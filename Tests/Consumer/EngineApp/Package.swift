// swift-tools-version: 6.2
import PackageDescription

/// Modules of the app that have the names of the shop's.
let modules = ["Bag", "Core", "Home", "Localization", "Model", "Search", "Web"]

let package = Package(
    name: "outside",
    platforms: [.iOS(.v18), .macOS(.v15)],
    dependencies: [
        .package(url: "https://example.com/flow-engine", from: "1.0.0")
    ],
    targets: modules.map { .target(name: $0) } + [
        .executableTarget(
            name: "Outside",
            dependencies: modules.map { .init(stringLiteral: $0) } + [
                .product(name: "DeepLink", package: "flow-engine"),
                .product(name: "FlowKit", package: "flow-engine"),
                .product(name: "FlowUI", package: "flow-engine"),
                .product(name: "HeadlessUI", package: "flow-engine", condition: .when(platforms: [.linux])),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "elsewhere",
    platforms: [.iOS(.v18), .macOS(.v15)],
    dependencies: [
        .package(url: "https://example.com/flow-modules", from: "1.0.0", traits: [])
    ],
    targets: [
        .executableTarget(
            name: "Elsewhere",
            dependencies: [
                .product(name: "FlowKit", package: "flow-modules"),
                .product(name: "HeadlessUI", package: "flow-modules", condition: .when(platforms: [.linux])),
                .product(name: "Mocks", package: "flow-modules"),
                .product(name: "Model", package: "flow-modules"),
                .product(name: "SharedUI", package: "flow-modules"),
                .product(name: "Wishlist", package: "flow-modules"),
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)

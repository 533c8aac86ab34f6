// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Model",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [.library(name: "Model", targets: ["Model"])],
    dependencies: [
        .package(path: "../FlowKit"),
        .package(path: "../FlowTesting"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
    ],
    targets: [
        .target(
            name: "Model",
            dependencies: [
                "FlowKit",
                .product(name: "OrderedCollections", package: "swift-collections"),
            ]
        ),
        .testTarget(
            name: "ModelTests",
            dependencies: [
                "Model",
                "FlowKit",
                "FlowTesting",
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

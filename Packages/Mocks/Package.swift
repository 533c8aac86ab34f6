// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Mocks",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [.library(name: "Mocks", targets: ["Mocks"])],
    dependencies: [
        .package(path: "../FlowKit"),
        .package(path: "../FlowTesting"),
        .package(path: "../Model"),
        .package(path: "../Translations"),
    ],
    targets: [
        .target(
            name: "Mocks",
            dependencies: [
                "FlowKit",
                "Model",
                "Translations",
            ]
        ),
        .testTarget(
            name: "MocksTests",
            dependencies: [
                "Mocks",
                "FlowKit",
                "FlowTesting",
                "Model",
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

// swift-tools-version: 6.2
import PackageDescription

/// A package that enables `Headless` enables it in the packages it depends on.
let handedOn: Set<Package.Dependency.Trait> = [.trait(name: "Headless", condition: .when(traits: ["Headless"]))]

let package = Package(
    name: "Web",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [.library(name: "Web", targets: ["Web"])],
    traits: [
        .trait(name: "Headless", description: "HeadlessUI instead of SwiftUI on Apple platforms, for screen tests.")
    ],
    dependencies: [
        .package(path: "../FlowKit"),
        .package(path: "../FlowTesting"),
        .package(path: "../Mocks"),
        .package(path: "../Model"),
        .package(path: "../SharedUI", traits: handedOn),
    ],
    targets: [
        .target(
            name: "Web",
            dependencies: [
                "FlowKit",
                "Model",
                "SharedUI",
            ]
        ),
        .testTarget(
            name: "WebTests",
            dependencies: [
                "Web",
                "FlowKit",
                "FlowTesting",
                "Mocks",
                "Model",
                "SharedUI",
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

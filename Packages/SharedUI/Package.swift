// swift-tools-version: 6.2
import PackageDescription

/// SwiftUI and Combine are part of Apple's systems; the stand-ins are for all others.
let nonApple: [Platform] = [.linux, .android, .windows, .wasi]

let package = Package(
    name: "SharedUI",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [.library(name: "SharedUI", targets: ["SharedUI"])],
    traits: [
        .trait(name: "Headless", description: "HeadlessUI instead of SwiftUI on Apple platforms, for screen tests.")
    ],
    dependencies: [
        .package(path: "../FlowKit"),
        .package(path: "../FlowTesting"),
        .package(path: "../HeadlessUI"),
        .package(path: "../Localization"),
        .package(path: "../Model"),
        .package(path: "../SharedCombine"),
    ],
    targets: [
        .target(
            name: "SharedUI",
            dependencies: [
                "FlowKit",
                .product(name: "HeadlessUI", package: "HeadlessUI", condition: .when(platforms: nonApple)),
                .product(name: "HeadlessUI", package: "HeadlessUI", condition: .when(traits: ["Headless"])),
                "Localization",
                "Model",
                "SharedCombine",
            ]
        ),
        .testTarget(
            name: "SharedUITests",
            dependencies: [
                "SharedUI",
                "FlowKit",
                "FlowTesting",
                .product(name: "HeadlessUI", package: "HeadlessUI", condition: .when(platforms: nonApple)),
                .product(name: "HeadlessUI", package: "HeadlessUI", condition: .when(traits: ["Headless"])),
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

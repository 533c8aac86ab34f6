// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "HeadlessUI",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [.library(name: "HeadlessUI", targets: ["HeadlessUI"])],
    dependencies: [
        .package(path: "../Localization"),
        .package(path: "../SharedCombine"),
        .package(path: "../TestSupport"),
    ],
    targets: [
        .target(
            name: "HeadlessUI",
            dependencies: [
                "Localization",
                "SharedCombine",
            ]
        ),
        .testTarget(
            name: "HeadlessUITests",
            dependencies: [
                "HeadlessUI",
                "SharedCombine",
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

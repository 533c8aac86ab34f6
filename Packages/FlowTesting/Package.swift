// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "FlowTesting",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [.library(name: "FlowTesting", targets: ["FlowTesting"])],
    dependencies: [
        .package(path: "../FlowKit"),
        .package(path: "../HeadlessUI"),
        .package(path: "../Localization"),
        .package(path: "../SharedCombine"),
        .package(path: "../TestSupport"),
        .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
        .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
    ],
    targets: [
        .target(
            name: "FlowTesting",
            dependencies: [
                "FlowKit",
                "HeadlessUI",
                "Localization",
                "TestSupport",
                .product(name: "CustomDump", package: "swift-custom-dump"),
                .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
            ]
        ),
        .testTarget(
            name: "FlowTestingTests",
            dependencies: [
                "FlowTesting",
                "FlowKit",
                "HeadlessUI",
                "SharedCombine",
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

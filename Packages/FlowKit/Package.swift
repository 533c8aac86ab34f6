// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "FlowKit",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [.library(name: "FlowKit", targets: ["FlowKit"])],
    dependencies: [
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
        .package(path: "../Localization"),
        .package(path: "../SharedCombine"),
        .package(path: "../TestSupport"),
    ],
    targets: [
        .target(
            name: "FlowKit",
            dependencies: [
                "Localization",
                "SharedCombine",
                .product(name: "DequeModule", package: "swift-collections"),
                .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
                .product(name: "OrderedCollections", package: "swift-collections"),
            ]
        ),
        .testTarget(
            name: "FlowKitTests",
            dependencies: [
                "FlowKit",
                "SharedCombine",
                "TestSupport",
                .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
                .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
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

// swift-tools-version: 6.2
// Written by `make manifests` from the Package.swift of the workspace.
import PackageDescription

/// Upcoming language features, and the trait of the workspace. With the same flags, both share what is built.
let settings: [SwiftSetting] = [
    .define("Live"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

let package = Package(
    name: "FlowTestSupport",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "FlowTestSupport", targets: ["FlowTestSupport"])
    ],
    dependencies: [
        .package(path: "../SharedCombine"),
        .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
        .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
    ],
    targets: [
        .target(
            name: "FlowTestSupport",
            dependencies: [
                "SharedCombine",
                .product(name: "CustomDump", package: "swift-custom-dump"),
                .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
        .testTarget(
            name: "FlowTestSupportTests",
            dependencies: [
                "FlowTestSupport",
                "SharedCombine",
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

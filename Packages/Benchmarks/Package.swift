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
    name: "Benchmarks",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .executable(name: "benchmarks", targets: ["Benchmarks"])
    ],
    dependencies: [
        .package(path: "../Core"),
        .package(path: "../DeepLink"),
        .package(path: "../FlowKit"),
        .package(path: "../Loading"),
        .package(path: "../Model"),
        .package(path: "../RoutePatterns"),
        .package(path: "../SharedCombine"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    ],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Core",
                "DeepLink",
                "FlowKit",
                "Loading",
                "Model",
                "RoutePatterns",
                "SharedCombine",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
        .testTarget(
            name: "BenchmarksTests",
            dependencies: [
                "Benchmarks",
                "DeepLink",
                "FlowKit",
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

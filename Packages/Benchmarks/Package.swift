// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Benchmarks",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [.executable(name: "benchmarks", targets: ["Benchmarks"])],
    dependencies: [
        .package(path: "../Core"),
        .package(path: "../DeepLink"),
        .package(path: "../FlowKit"),
        .package(path: "../Model"),
        .package(path: "../RoutePatterns"),
        .package(path: "../SharedCombine"),
        .package(path: "../TestSupport"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
    ],
    targets: [
        .executableTarget(
            name: "Benchmarks",
            dependencies: [
                "Core",
                "DeepLink",
                "FlowKit",
                "Model",
                "RoutePatterns",
                "SharedCombine",
                "TestSupport",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "GRDB", package: "GRDB.swift"),
            ]
        ),
        .testTarget(
            name: "BenchmarksTests",
            dependencies: [
                "Benchmarks",
                "DeepLink",
                "FlowKit",
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

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
    name: "SharedCombine",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "SharedCombine", targets: ["SharedCombine"])
    ],
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")
    ],
    targets: [
        .target(
            name: "SharedCombine",
            dependencies: [
                .product(
                    name: "OpenCombineShim", package: "OpenCombine",
                    condition: .when(platforms: [.linux, .android, .windows, .wasi]))
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
        .testTarget(
            name: "SharedCombineTests",
            dependencies: [
                "SharedCombine"
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

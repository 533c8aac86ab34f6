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
    name: "Translations",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "Translations", targets: ["Translations"])
    ],
    dependencies: [
        .package(path: "../FlowLocalization")
    ],
    targets: [
        .target(
            name: "Translations",
            dependencies: [
                "FlowLocalization"
            ],
            resources: [
                .copy("Localizable.xcstrings")
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
        .testTarget(
            name: "TranslationsTests",
            dependencies: [
                "Translations",
                "FlowLocalization",
            ],
            packageAccess: false,
            swiftSettings: settings
        ),
    ],
    swiftLanguageModes: [.v6]
)

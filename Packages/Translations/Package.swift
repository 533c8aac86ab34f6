// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "Translations",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [.library(name: "Translations", targets: ["Translations"])],
    dependencies: [
        .package(path: "../Localization")
    ],
    targets: [
        .target(
            name: "Translations",
            dependencies: [
                "Localization"
            ],
            resources: [.copy("Localizable.xcstrings")]
        ),
        .testTarget(
            name: "TranslationsTests",
            dependencies: [
                "Localization",
                "Translations",
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

// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "TestClocks",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [.library(name: "TestClocks", targets: ["TestClocks"])],
    targets: [
        .target(
            name: "TestClocks"
        ),
        .testTarget(
            name: "TestClocksTests",
            dependencies: ["TestClocks"]
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

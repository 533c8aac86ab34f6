// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "BrowserHost",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [.library(name: "BrowserHost", targets: ["BrowserHost"])],
    dependencies: [
        .package(path: "../HeadlessUI"),
        .package(path: "../SharedCombine"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    ],
    targets: [
        .target(
            name: "BrowserHost",
            dependencies: [
                "HeadlessUI",
                .product(name: "Hummingbird", package: "hummingbird"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .testTarget(
            name: "BrowserHostTests",
            dependencies: [
                "BrowserHost",
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

// swift-tools-version: 6.1
import PackageDescription

let package = Package(
    name: "Storefront",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [.executable(name: "storefront", targets: ["Storefront"])],
    dependencies: [
        .package(path: "../AppFeature"),
        .package(path: "../BrowserHost"),
        .package(path: "../Core"),
        .package(path: "../FlowKit"),
        .package(path: "../HeadlessUI"),
        .package(path: "../Model"),
        .package(path: "../SharedUI"),
        .package(path: "../StoreServer"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
    ],
    targets: [
        .executableTarget(
            name: "Storefront",
            dependencies: [
                "AppFeature",
                "BrowserHost",
                "Core",
                "FlowKit",
                "HeadlessUI",
                "Model",
                "SharedUI",
                "StoreServer",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
                .product(name: "Logging", package: "swift-log"),
            ]
        ),
        .testTarget(
            name: "StorefrontTests",
            dependencies: [
                "Storefront",
                "AppFeature",
                "BrowserHost",
                "Core",
                "FlowKit",
                "HeadlessUI",
                "Model",
                "SharedUI",
                "StoreServer",
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

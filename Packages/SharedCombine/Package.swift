// swift-tools-version: 6.2
import PackageDescription

/// SwiftUI and Combine are part of Apple's systems; the stand-ins are for all others.
let nonApple: [Platform] = [.linux, .android, .windows, .wasi]

let package = Package(
    name: "SharedCombine",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [.library(name: "SharedCombine", targets: ["SharedCombine"])],
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0")
    ],
    targets: [
        .target(
            name: "SharedCombine",
            dependencies: [
                .product(name: "OpenCombineShim", package: "OpenCombine", condition: .when(platforms: nonApple))
            ]
        ),
        .testTarget(
            name: "SharedCombineTests",
            dependencies: [
                "SharedCombine"
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

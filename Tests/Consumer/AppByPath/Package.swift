// swift-tools-version: 6.2
import PackageDescription

// The same app as in App, for as long as one works on both: the workspace lies beside it.
let package = Package(
    name: "elsewhere",
    platforms: [.iOS(.v18), .macOS(.v15)],
    dependencies: [
        .package(path: "../flow-modules", traits: [])
    ],
    targets: [
        .executableTarget(
            name: "Elsewhere",
            dependencies: [
                .product(name: "Wishlist", package: "flow-modules")
            ]
        )
    ],
    swiftLanguageModes: [.v6]
)

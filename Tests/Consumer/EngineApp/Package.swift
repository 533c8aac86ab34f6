// swift-tools-version: 6.2
import PackageDescription

/// Modules of the app that have the names of the shop's.
let modules = ["Bag", "Core", "Home", "Localization", "Model", "Search", "Web"]

/// The language of the engine's tests.
let settings: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
]

func engine(_ names: String...) -> [Target.Dependency] { names.map { .product(name: $0, package: "flow-engine") } }

let package = Package(
    name: "outside",
    platforms: [.iOS(.v18), .macOS(.v15)],
    dependencies: [
        .package(url: "https://example.com/flow-engine", from: "1.0.0"),
        .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
    ],
    targets: modules.map { .target(name: $0) } + [
        .executableTarget(
            name: "Outside",
            dependencies: modules.map { .init(stringLiteral: $0) } + engine("DeepLink", "FlowKit", "FlowUI") + [
                .product(name: "HeadlessUI", package: "flow-engine", condition: .when(platforms: [.linux]))
            ]
        ),
        // The examples, which are copied here.
        .target(name: "Recipes", dependencies: engine("DeepLink", "FlowKit", "FlowUI"), swiftSettings: settings),
        .testTarget(
            name: "RecipesTests",
            dependencies: ["Recipes"] + engine("FlowKit", "FlowTesting", "FlowUI", "ScreenTesting"),
            swiftSettings: settings),
        .target(
            name: "Banking", dependencies: engine("DeepLink", "FlowKit", "FlowUI", "Loading"), swiftSettings: settings),
        .testTarget(
            name: "BankingTests",
            dependencies: ["Banking"] + engine("DeepLink", "FlowKit", "FlowTesting", "FlowUI", "ScreenTesting"),
            swiftSettings: settings),
        // The engine's own tests, which are copied from the written package.
        .testTarget(
            name: "FlowKitTests",
            dependencies: engine("FlowKit", "FlowTestSupport", "SharedCombine") + [
                .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
                .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
            ],
            swiftSettings: settings),
        .testTarget(
            name: "DeepLinkTests", dependencies: engine("DeepLink", "FlowKit", "FlowTestSupport", "RoutePatterns"),
            swiftSettings: settings),
    ],
    swiftLanguageModes: [.v6]
)

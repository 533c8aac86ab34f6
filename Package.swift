// swift-tools-version: 6.2
import PackageDescription

/// SwiftUI and Combine are part of Apple's systems; the stand-ins are for all others.
let nonApple: [Platform] = [.linux, .android, .windows, .wasi]

/// Whatever only the running shop needs. Off, a single feature resolves neither a database nor a network stack.
let live = TargetDependencyCondition.when(traits: ["Live"])

/// The network stack of platforms without URLSession in the system. Tests use it on the Mac as well.
let sockets = TargetDependencyCondition.when(platforms: [.linux, .macOS], traits: ["Live"])

/// The screens on HeadlessUI where SwiftUI is available too.
let headless = TargetDependencyCondition.when(traits: ["Headless"])

let package = Package(
    name: "flow-modules",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: [
        .library(name: "SharedCombine", targets: ["SharedCombine"]),
        .library(name: "Localization", targets: ["Localization"]),
        .library(name: "Translations", targets: ["Translations"]),
        .library(name: "FlowKit", targets: ["FlowKit"]),
        .library(name: "HeadlessUI", targets: ["HeadlessUI"]),
        .library(name: "FlowTesting", targets: ["FlowTesting"]),
        .library(name: "TestSupport", targets: ["TestSupport"]),
        .library(name: "RoutePatterns", targets: ["RoutePatterns"]),
        .library(name: "DeepLink", targets: ["DeepLink"]),
        .executable(name: "route-generator", targets: ["route-generator"]),
        .executable(name: "routes", targets: ["routes"]),
        .plugin(name: "RouteGeneratorPlugin", targets: ["RouteGeneratorPlugin"]),
        .plugin(name: "RoutesCommand", targets: ["RoutesCommand"]),
        .library(name: "Model", targets: ["Model"]),
        .library(name: "SharedUI", targets: ["SharedUI"]),
        .library(name: "Mocks", targets: ["Mocks"]),
        .library(name: "Home", targets: ["Home"]),
        .library(name: "ProductListing", targets: ["ProductListing"]),
        .library(name: "ProductDetails", targets: ["ProductDetails"]),
        .library(name: "Wishlist", targets: ["Wishlist"]),
        .library(name: "CategorySelector", targets: ["CategorySelector"]),
        .library(name: "Search", targets: ["Search"]),
        .library(name: "Bag", targets: ["Bag"]),
        .library(name: "Brochures", targets: ["Brochures"]),
        .library(name: "ActivitySwitcher", targets: ["ActivitySwitcher"]),
        .library(name: "MyAccount", targets: ["MyAccount"]),
        .library(name: "Checkout", targets: ["Checkout"]),
        .library(name: "DebugMenu", targets: ["DebugMenu"]),
        .library(name: "Purchasing", targets: ["Purchasing"]),
        .library(name: "Web", targets: ["Web"]),
        .library(name: "Core", targets: ["Core"]),
        .library(name: "AppFeature", targets: ["AppFeature"]),
        .library(name: "BrowserHost", targets: ["BrowserHost"]),
        .library(name: "StoreServer", targets: ["StoreServer"]),
        .executable(name: "storefront", targets: ["Storefront"]),
        .executable(name: "gallery", targets: ["Gallery"]),
        .executable(name: "benchmarks", targets: ["Benchmarks"]),
    ],
    traits: [
        .trait(name: "Live", description: "The live services, the servers and the storefront executable."),
        .trait(name: "Headless", description: "HeadlessUI instead of SwiftUI on Apple platforms, for screen tests."),
        .default(enabledTraits: ["Live"]),
    ],
    dependencies: [
        .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
        .package(url: "https://github.com/apple/swift-collections", from: "1.6.0"),
        .package(url: "https://github.com/apple/swift-algorithms.git", from: "1.2.1"),
        .package(url: "https://github.com/apple/swift-async-algorithms.git", from: "1.1.4"),
        .package(url: "https://github.com/groue/GRDB.swift", from: "7.10.0"),
        .package(url: "https://github.com/swift-server/async-http-client", from: "1.37.0"),
        .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
        .package(url: "https://github.com/apple/swift-nio-extras", from: "1.35.2"),
        .package(url: "https://github.com/apple/swift-nio-ssl", from: "2.37.6"),
        .package(url: "https://github.com/apple/swift-http-types", from: "1.8.0"),
        .package(url: "https://github.com/apple/swift-log", from: "1.16.2"),
        .package(url: "https://github.com/swift-server/swift-service-lifecycle", from: "2.13.0"),
        .package(url: "https://github.com/hummingbird-project/hummingbird", from: "2.28.1"),
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/pointfreeco/swift-custom-dump", from: "1.7.3"),
        .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.1"),
    ],
    targets: [
        // The engine: what any app can use.
        .target(
            name: "SharedCombine",
            dependencies: [
                .product(name: "OpenCombineShim", package: "OpenCombine", condition: .when(platforms: nonApple))
            ],
            path: "Packages/SharedCombine/Sources/SharedCombine"
        ),
        .testTarget(
            name: "SharedCombineTests",
            dependencies: ["SharedCombine"],
            path: "Packages/SharedCombine/Tests/SharedCombineTests"
        ),
        .target(
            name: "TestSupport",
            path: "Packages/TestSupport/Sources/TestSupport"
        ),
        .testTarget(
            name: "TestSupportTests",
            dependencies: ["TestSupport"],
            path: "Packages/TestSupport/Tests/TestSupportTests"
        ),
        .target(
            name: "Localization",
            path: "Packages/Localization/Sources/Localization"
        ),
        .target(
            name: "Translations",
            dependencies: ["Localization"],
            path: "Packages/Translations/Sources/Translations",
            resources: [.copy("Localizable.xcstrings")]
        ),
        .testTarget(
            name: "LocalizationTests",
            dependencies: ["Localization"],
            path: "Packages/Localization/Tests/LocalizationTests"
        ),
        .testTarget(
            name: "TranslationsTests",
            dependencies: ["Localization", "Translations"],
            path: "Packages/Translations/Tests/TranslationsTests"
        ),
        .target(
            name: "FlowKit",
            dependencies: [
                "Localization",
                "SharedCombine",
                .product(name: "DequeModule", package: "swift-collections"),
                .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
                .product(name: "OrderedCollections", package: "swift-collections"),
            ],
            path: "Packages/FlowKit/Sources/FlowKit"
        ),
        .testTarget(
            name: "FlowKitTests",
            dependencies: [
                "FlowKit",
                "SharedCombine",
                "TestSupport",
                .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
                .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
            ],
            path: "Packages/FlowKit/Tests/FlowKitTests"
        ),
        .target(
            name: "HeadlessUI",
            dependencies: ["Localization", "SharedCombine"],
            path: "Packages/HeadlessUI/Sources/HeadlessUI"
        ),
        .testTarget(
            name: "HeadlessUITests",
            dependencies: ["HeadlessUI", "SharedCombine", "TestSupport"],
            path: "Packages/HeadlessUI/Tests/HeadlessUITests"
        ),
        .target(
            name: "FlowTesting",
            dependencies: [
                "FlowKit",
                "HeadlessUI",
                "Localization",
                "TestSupport",
                .product(name: "CustomDump", package: "swift-custom-dump"),
                .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
            ],
            path: "Packages/FlowTesting/Sources/FlowTesting"
        ),
        .testTarget(
            name: "FlowTestingTests",
            dependencies: [
                "FlowTesting",
                "FlowKit",
                "HeadlessUI",
                "SharedCombine",
            ],
            path: "Packages/FlowTesting/Tests/FlowTestingTests"
        ),
        .target(
            name: "RoutePatterns",
            path: "Packages/RoutePatterns/Sources/RoutePatterns"
        ),
        .testTarget(
            name: "RoutePatternsTests",
            dependencies: ["RoutePatterns", "TestSupport"],
            path: "Packages/RoutePatterns/Tests/RoutePatternsTests"
        ),
        .target(
            name: "RouteGenerator",
            dependencies: ["RoutePatterns"],
            path: "Packages/RouteGenerator/Sources/RouteGenerator"
        ),
        .executableTarget(
            name: "route-generator",
            dependencies: ["RouteGenerator"],
            path: "Packages/RouteGenerator/Sources/route-generator"
        ),
        .plugin(
            name: "RouteGeneratorPlugin",
            capability: .buildTool(),
            dependencies: ["route-generator"],
            path: "Packages/RouteGenerator/Plugins/RouteGeneratorPlugin"
        ),
        .testTarget(
            name: "RouteGeneratorTests",
            dependencies: ["RouteGenerator", "TestSupport"],
            path: "Packages/RouteGenerator/Tests/RouteGeneratorTests"
        ),
        .target(
            name: "RouteTools",
            dependencies: ["DeepLink", "FlowKit", "RouteGenerator", "RoutePatterns"],
            path: "Packages/RouteGenerator/Sources/RouteTools"
        ),
        .executableTarget(
            name: "routes",
            dependencies: [
                "RouteGenerator",
                "RouteTools",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: live),
            ],
            path: "Packages/RouteGenerator/Sources/routes"
        ),
        .plugin(
            name: "RoutesCommand",
            capability: .command(
                intent: .custom(verb: "routes", description: "List, explain, draw and check the app's routes.")
            ),
            path: "Packages/RouteGenerator/Plugins/RoutesCommand"
        ),
        .testTarget(
            name: "RouteToolsTests",
            dependencies: ["RouteGenerator", "RoutePatterns", "RouteTools"],
            path: "Packages/RouteGenerator/Tests/RouteToolsTests"
        ),
        .target(
            name: "DeepLink",
            dependencies: [
                "FlowKit",
                "RoutePatterns",
                .product(name: "OrderedCollections", package: "swift-collections"),
            ],
            path: "Packages/DeepLink/Sources/DeepLink"
        ),
        .testTarget(
            name: "DeepLinkTests",
            dependencies: ["DeepLink", "FlowKit", "RoutePatterns", "TestSupport"],
            path: "Packages/DeepLink/Tests/DeepLinkTests"
        ),
        // The shop's language: domain, look, stand-ins.
        .target(
            name: "Model",
            dependencies: [
                "FlowKit",
                .product(name: "OrderedCollections", package: "swift-collections"),
            ],
            path: "Packages/Model/Sources/Model"
        ),
        .testTarget(
            name: "ModelTests",
            dependencies: ["Model", "FlowKit", "FlowTesting"],
            path: "Packages/Model/Tests/ModelTests"
        ),
        .target(
            name: "SharedUI",
            dependencies: [
                "FlowKit",
                .target(name: "HeadlessUI", condition: .when(platforms: nonApple)),
                .target(name: "HeadlessUI", condition: headless),
                "Localization",
                "Model",
                "SharedCombine",
            ],
            path: "Packages/SharedUI/Sources/SharedUI"
        ),
        .testTarget(
            name: "SharedUITests",
            dependencies: [
                "SharedUI",
                "FlowKit",
                "FlowTesting",
                .target(name: "HeadlessUI", condition: .when(platforms: nonApple)),
                .target(name: "HeadlessUI", condition: headless),
                "Model",
            ],
            path: "Packages/SharedUI/Tests/SharedUITests"
        ),
        .target(
            name: "Mocks",
            dependencies: ["FlowKit", "Model", "Translations"],
            path: "Packages/Mocks/Sources/Mocks"
        ),
        .testTarget(
            name: "MocksTests",
            dependencies: ["Mocks", "FlowKit", "FlowTesting", "Model"],
            path: "Packages/Mocks/Tests/MocksTests"
        ),
        // Features: each sees Model, FlowKit and SharedUI, nothing else.
        .target(
            name: "Home",
            dependencies: ["FlowKit", "Model", "SharedUI"],
            path: "Packages/Home/Sources/Home"
        ),
        .testTarget(
            name: "HomeTests",
            dependencies: ["Home", "FlowKit", "FlowTesting", "Mocks", "Model", "SharedUI"],
            path: "Packages/Home/Tests/HomeTests"
        ),
        .target(
            name: "ProductListing",
            dependencies: ["FlowKit", "Model", "SharedUI"],
            path: "Packages/ProductListing/Sources/ProductListing"
        ),
        .testTarget(
            name: "ProductListingTests",
            dependencies: ["ProductListing", "FlowKit", "FlowTesting", "Mocks", "Model", "SharedUI"],
            path: "Packages/ProductListing/Tests/ProductListingTests"
        ),
        .target(
            name: "ProductDetails",
            dependencies: ["FlowKit", "Model", "SharedUI"],
            path: "Packages/ProductDetails/Sources/ProductDetails"
        ),
        .testTarget(
            name: "ProductDetailsTests",
            dependencies: ["ProductDetails", "FlowKit", "FlowTesting", "Mocks", "Model", "SharedUI", "TestSupport"],
            path: "Packages/ProductDetails/Tests/ProductDetailsTests"
        ),
        .target(
            name: "CategorySelector",
            dependencies: ["FlowKit", "Model", "SharedUI"],
            path: "Packages/CategorySelector/Sources/CategorySelector"
        ),
        .testTarget(
            name: "CategorySelectorTests",
            dependencies: ["CategorySelector", "FlowKit", "FlowTesting", "Mocks", "Model", "SharedUI"],
            path: "Packages/CategorySelector/Tests/CategorySelectorTests"
        ),
        .target(
            name: "Search",
            dependencies: ["FlowKit", "Model", "SharedUI"],
            path: "Packages/Search/Sources/Search"
        ),
        .testTarget(
            name: "SearchTests",
            dependencies: ["Search", "FlowKit", "FlowTesting", "Mocks", "Model", "SharedUI", "TestSupport"],
            path: "Packages/Search/Tests/SearchTests"
        ),
        .target(
            name: "Wishlist",
            dependencies: ["FlowKit", "Model", "SharedUI"],
            path: "Packages/Wishlist/Sources/Wishlist"
        ),
        .testTarget(
            name: "WishlistTests",
            dependencies: ["Wishlist", "FlowKit", "FlowTesting", "Mocks", "Model", "SharedUI", "TestSupport"],
            path: "Packages/Wishlist/Tests/WishlistTests"
        ),
        .target(
            name: "Bag",
            dependencies: ["FlowKit", "Model", "SharedUI"],
            path: "Packages/Bag/Sources/Bag"
        ),
        .testTarget(
            name: "BagTests",
            dependencies: ["Bag", "FlowKit", "FlowTesting", "Mocks", "Model", "SharedUI", "TestSupport"],
            path: "Packages/Bag/Tests/BagTests"
        ),
        .target(
            name: "Brochures",
            dependencies: ["FlowKit", "Model", "SharedUI"],
            path: "Packages/Brochures/Sources/Brochures"
        ),
        .testTarget(
            name: "BrochuresTests",
            dependencies: ["Brochures", "FlowKit", "FlowTesting", "Mocks", "Model", "SharedUI"],
            path: "Packages/Brochures/Tests/BrochuresTests"
        ),
        .target(
            name: "ActivitySwitcher",
            dependencies: ["FlowKit", "Model", "SharedUI"],
            path: "Packages/ActivitySwitcher/Sources/ActivitySwitcher"
        ),
        .testTarget(
            name: "ActivitySwitcherTests",
            dependencies: ["ActivitySwitcher", "FlowKit", "FlowTesting", "Model", "SharedUI"],
            path: "Packages/ActivitySwitcher/Tests/ActivitySwitcherTests"
        ),
        .target(
            name: "MyAccount",
            dependencies: ["FlowKit", "Model", "SharedUI"],
            path: "Packages/MyAccount/Sources/MyAccount"
        ),
        .testTarget(
            name: "MyAccountTests",
            dependencies: ["MyAccount", "FlowKit", "FlowTesting", "Mocks", "Model", "SharedUI", "TestSupport"],
            path: "Packages/MyAccount/Tests/MyAccountTests"
        ),
        .target(
            name: "Checkout",
            dependencies: ["FlowKit", "Model", "SharedUI"],
            path: "Packages/Checkout/Sources/Checkout"
        ),
        .testTarget(
            name: "CheckoutTests",
            dependencies: ["Checkout", "FlowKit", "FlowTesting", "Mocks", "Model", "SharedUI"],
            path: "Packages/Checkout/Tests/CheckoutTests"
        ),
        .target(
            name: "DebugMenu",
            dependencies: ["FlowKit", "Model", "SharedUI"],
            path: "Packages/DebugMenu/Sources/DebugMenu"
        ),
        .testTarget(
            name: "DebugMenuTests",
            dependencies: ["DebugMenu", "FlowKit", "FlowTesting", "Mocks", "Model", "SharedUI"],
            path: "Packages/DebugMenu/Tests/DebugMenuTests"
        ),
        .target(
            name: "Web",
            dependencies: ["FlowKit", "Model", "SharedUI"],
            path: "Packages/Web/Sources/Web"
        ),
        .testTarget(
            name: "WebTests",
            dependencies: ["Web", "FlowKit", "FlowTesting", "Mocks", "Model", "SharedUI"],
            path: "Packages/Web/Tests/WebTests"
        ),

        .target(
            name: "Purchasing",
            dependencies: ["FlowKit", "Model", "SharedUI"],
            path: "Packages/Purchasing/Sources/Purchasing"
        ),
        .testTarget(
            name: "PurchasingTests",
            dependencies: [
                "Purchasing", "FlowKit", "FlowTesting",
                "Mocks", "Model", "SharedUI",
            ],
            path: "Packages/Purchasing/Tests/PurchasingTests"
        ),

        // The app: live services, servers, the executable.
        .target(
            name: "Core",
            dependencies: [
                "FlowKit",
                "Model",
                .product(name: "Algorithms", package: "swift-algorithms", condition: live),
                .product(name: "AsyncAlgorithms", package: "swift-async-algorithms", condition: live),
                .product(name: "GRDB", package: "GRDB.swift", condition: live),
                .product(name: "AsyncHTTPClient", package: "async-http-client", condition: sockets),
                .product(name: "NIOCore", package: "swift-nio", condition: sockets),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: sockets),
                .product(name: "NIOHTTPCompression", package: "swift-nio-extras", condition: sockets),
                .product(name: "NIOSSL", package: "swift-nio-ssl", condition: sockets),
                .product(name: "HTTPTypes", package: "swift-http-types", condition: live),
                .product(name: "Logging", package: "swift-log", condition: live),
                .product(name: "OrderedCollections", package: "swift-collections", condition: live),
            ],
            path: "Packages/Core/Sources/Core"
        ),
        .testTarget(
            name: "CoreTests",
            dependencies: [
                "Core",
                "FlowKit",
                "Mocks",
                "Model",
                "StoreServer",
                "TestSupport",
                .product(name: "GRDB", package: "GRDB.swift", condition: live),
                .product(name: "HTTPTypes", package: "swift-http-types", condition: live),
                .product(name: "Logging", package: "swift-log", condition: live),
                .product(name: "NIOCore", package: "swift-nio", condition: live),
                .product(name: "NIOPosix", package: "swift-nio", condition: live),
                .product(name: "AsyncHTTPClient", package: "async-http-client", condition: live),
                .product(name: "NIOSSL", package: "swift-nio-ssl", condition: live),
            ],
            path: "Packages/Core/Tests/CoreTests"
        ),
        .target(
            name: "AppFeature",
            dependencies: [
                "ActivitySwitcher",
                "Bag",
                "Brochures",
                "CategorySelector",
                "Checkout",
                "Core",
                "DebugMenu",
                "DeepLink",
                "FlowKit",
                "Home",
                "Model",
                "MyAccount",
                "ProductDetails",
                "ProductListing",
                "Purchasing",
                "Search",
                "SharedUI",
                "Web",
                "Wishlist",
                .product(name: "Logging", package: "swift-log", condition: live),
            ],
            path: "Packages/AppFeature/Sources/AppFeature",
            plugins: ["RouteGeneratorPlugin"]
        ),
        .testTarget(
            name: "AppFeatureTests",
            dependencies: [
                "AppFeature",
                "ActivitySwitcher",
                "Bag",
                "Brochures",
                "CategorySelector",
                "Checkout",
                "Core",
                "DebugMenu",
                "DeepLink",
                "FlowKit",
                "FlowTesting",
                "Home",
                "Mocks",
                "Model",
                "MyAccount",
                "ProductDetails",
                "ProductListing",
                "Purchasing",
                "Search",
                "SharedUI",
                "TestSupport",
                "Web",
                "Wishlist",
                .product(name: "Logging", package: "swift-log", condition: live),
            ],
            path: "Packages/AppFeature/Tests/AppFeatureTests",
            resources: [.copy("Fixtures")]
        ),
        .target(
            name: "BrowserHost",
            dependencies: [
                "HeadlessUI",
                .product(name: "HTTPTypes", package: "swift-http-types", condition: live),
                .product(name: "Hummingbird", package: "hummingbird", condition: live),
                .product(name: "HummingbirdCore", package: "hummingbird", condition: live),
                .product(name: "Logging", package: "swift-log", condition: live),
                .product(name: "NIOCore", package: "swift-nio", condition: live),
                .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: live),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: live),
            ],
            path: "Packages/BrowserHost/Sources/BrowserHost",
            resources: [
                .embedInCode("Resources/flow.css"),
                .embedInCode("Resources/flow.js"),
                .embedInCode("Resources/icons.svg"),
            ]
        ),
        .testTarget(
            name: "BrowserHostTests",
            dependencies: [
                "BrowserHost",
                "HeadlessUI",
                "SharedCombine",
                "TestSupport",
                .product(name: "Logging", package: "swift-log", condition: live),
            ],
            path: "Packages/BrowserHost/Tests/BrowserHostTests"
        ),
        .target(
            name: "StoreServer",
            dependencies: [
                "Localization",
                "Model",
                .product(name: "HTTPTypes", package: "swift-http-types", condition: live),
                .product(name: "Hummingbird", package: "hummingbird", condition: live),
                .product(name: "HummingbirdCore", package: "hummingbird", condition: live),
                .product(name: "Logging", package: "swift-log", condition: live),
                .product(name: "NIOCore", package: "swift-nio", condition: live),
                .product(name: "NIOPosix", package: "swift-nio", condition: live),
                .product(name: "OrderedCollections", package: "swift-collections", condition: live),
                .product(name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: live),
            ],
            path: "Packages/StoreServer/Sources/StoreServer",
            resources: [.copy("Resources")]
        ),
        .testTarget(
            name: "StoreServerTests",
            dependencies: [
                "Localization",
                "Model",
                "StoreServer",
                .product(name: "HTTPTypes", package: "swift-http-types", condition: live),
                .product(name: "Hummingbird", package: "hummingbird", condition: live),
                .product(name: "Logging", package: "swift-log", condition: live),
                .product(name: "NIOCore", package: "swift-nio", condition: live),
                .product(name: "NIOEmbedded", package: "swift-nio", condition: live),
            ],
            path: "Packages/StoreServer/Tests/StoreServerTests"
        ),
        .executableTarget(
            name: "Storefront",
            dependencies: [
                "AppFeature",
                "BrowserHost",
                "Core",
                "DeepLink",
                "FlowKit",
                "HeadlessUI",
                "Localization",
                "Model",
                "SharedUI",
                "StoreServer",
                "Translations",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: live),
                .product(name: "AsyncHTTPClient", package: "async-http-client", condition: live),
                .product(name: "Logging", package: "swift-log", condition: live),
                .product(name: "NIOCore", package: "swift-nio", condition: live),
                .product(name: "NIOHTTP1", package: "swift-nio", condition: live),
                .product(name: "UnixSignals", package: "swift-service-lifecycle", condition: live),
            ],
            path: "Packages/Storefront/Sources/Storefront"
        ),
        .testTarget(
            name: "StorefrontTests",
            dependencies: [
                "Storefront",
                "AppFeature",
                "BrowserHost",
                "Core",
                "DeepLink",
                "FlowKit",
                "HeadlessUI",
                "Model",
                "ProductDetails",
                "ProductListing",
                "StoreServer",
                "TestSupport",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: live),
                .product(name: "Logging", package: "swift-log", condition: live),
            ],
            path: "Packages/Storefront/Tests/StorefrontTests"
        ),
        .executableTarget(
            name: "Gallery",
            dependencies: [
                "ActivitySwitcher",
                "Bag",
                "Brochures",
                "BrowserHost",
                "CategorySelector",
                "Checkout",
                "DebugMenu",
                "Home",
                "MyAccount",
                "ProductDetails",
                "ProductListing",
                "Purchasing",
                "Search",
                "SharedUI",
                "Translations",
                "Web",
                "Wishlist",
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: live),
            ],
            path: "Packages/Gallery/Sources/Gallery"
        ),
        .testTarget(
            name: "GalleryTests",
            dependencies: ["Gallery", "FlowTesting", "SharedUI", "Translations"],
            path: "Packages/Gallery/Tests/GalleryTests",
            exclude: ["Outlines", "Untranslated.txt"]
        ),
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
                .product(name: "ArgumentParser", package: "swift-argument-parser", condition: live),
                .product(name: "GRDB", package: "GRDB.swift", condition: live),
            ],
            path: "Packages/Benchmarks/Sources/Benchmarks"
        ),
        .testTarget(
            name: "BenchmarksTests",
            dependencies: ["Benchmarks", "DeepLink", "FlowKit"],
            path: "Packages/Benchmarks/Tests/BenchmarksTests"
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

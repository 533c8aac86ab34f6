// swift-tools-version: 6.2
import PackageDescription

// The only manifest that is written by hand: `make manifests` writes Packages/*/Package.swift from it.

/// SwiftUI and Combine are part of Apple's systems; the stand-ins are for all others.
let nonApple: [Platform] = [.linux, .android, .windows, .wasi]

/// Whatever only the running shop needs. Off, a single feature resolves neither a database nor a network stack.
let live = TargetDependencyCondition.when(traits: ["Live"])

/// The network stack of platforms without URLSession in the system. Tests use it on the Mac as well.
let sockets = TargetDependencyCondition.when(platforms: [.linux, .macOS], traits: ["Live"])

/// The screens on HeadlessUI, also where SwiftUI is available.
let headlessUI: [Target.Dependency] = [
    .target(name: "HeadlessUI", condition: .when(platforms: nonApple)),
    .target(name: "HeadlessUI", condition: .when(traits: ["Headless"])),
]

/// Tests of screens, where they run on HeadlessUI.
let screenTesting: [Target.Dependency] = [
    .target(name: "ScreenTesting", condition: .when(platforms: nonApple)),
    .target(name: "ScreenTesting", condition: .when(traits: ["Headless"])),
]

/// The features of the shop. Each sees Model, FlowKit, Loading and SharedUI, nothing else.
let features = [
    "ActivitySwitcher",
    "Authentication",
    "Bag",
    "Brochures",
    "CategorySelector",
    "Checkout",
    "DebugMenu",
    "Home",
    "MyAccount",
    "Orders",
    "ProductDetails",
    "ProductListing",
    "Purchasing",
    "Search",
    "Web",
    "Wishlist",
]

/// What the app, its tests and the gallery are made of.
let allFeatures = features.map { Target.Dependency(stringLiteral: $0) }

/// Apps of other domains than the shop's.
let examples = ["Minimal", "Recipes", "Banking"]

/// The modules that only the package they are in uses.
let internalModules = examples + ["RouteGenerator", "RouteTools"]

// The engine: what any app can use.
var targets: [Target] = []
targets += module(
    "SharedCombine",
    [.product(name: "OpenCombineShim", package: "OpenCombine", condition: .when(platforms: nonApple))]
)
targets += module(
    "FlowTestSupport",
    [
        "SharedCombine",
        .product(name: "CustomDump", package: "swift-custom-dump"),
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
    ],
    tests: ["SharedCombine"]
)
targets += module("FlowLocalization")
targets += module(
    "Translations", ["FlowLocalization"], resources: [.copy("Localizable.xcstrings")], tests: ["FlowLocalization"]
)
targets += module(
    "Loading",
    [
        "SharedCombine",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OrderedCollections", package: "swift-collections"),
    ],
    tests: ["FlowTestSupport", .product(name: "IssueReporting", package: "xctest-dynamic-overlay")]
)
targets += module(
    "FlowKit",
    [
        "FlowLocalization",
        "Loading",
        "SharedCombine",
        .product(name: "DequeModule", package: "swift-collections"),
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        .product(name: "OrderedCollections", package: "swift-collections"),
    ],
    tests: [
        "SharedCombine", "FlowTesting", "FlowTestSupport",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
    ]
)
targets += module("HeadlessUI", ["FlowLocalization", "SharedCombine"], tests: ["SharedCombine", "FlowTestSupport"])
targets += module(
    "FlowUI",
    ["FlowKit"] + headlessUI + [
        "FlowLocalization", "SharedCombine", .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
    ],
    tests: ["FlowKit", "FlowTesting", "FlowTestSupport", "HeadlessUI"] + screenTesting
)
targets += module(
    "FlowTesting",
    ["FlowKit", "FlowTestSupport"],
    tests: ["FlowKit", "FlowTestSupport", "SharedCombine"]
)
targets += module(
    "ScreenTesting",
    ["FlowLocalization", "FlowTestSupport", "HeadlessUI", "SharedCombine"],
    tests: ["FlowTestSupport", "HeadlessUI", "SharedCombine"]
)
targets += module("RoutePatterns", tests: ["FlowTestSupport"])
targets += module(
    "DeepLink",
    ["FlowKit", "RoutePatterns", .product(name: "OrderedCollections", package: "swift-collections")],
    tests: ["FlowKit", "RoutePatterns", "FlowTestSupport"]
)

// The generator of routes: one package with two programs and their plugins.
targets += module("RouteGenerator", ["RoutePatterns"], tests: ["FlowTestSupport"])
targets += module(
    "RouteTools", in: "RouteGenerator", ["DeepLink", "FlowKit", "RouteGenerator", "RoutePatterns"],
    tests: ["DeepLink", "RouteGenerator", "RoutePatterns"]
)
targets += [
    .executableTarget(
        name: "route-generator",
        dependencies: ["RouteGenerator"],
        path: "Packages/RouteGenerator/Sources/route-generator"
    ),
    .executableTarget(
        name: "routes",
        dependencies: [
            "RouteGenerator",
            "RouteTools",
        ],
        path: "Packages/RouteGenerator/Sources/routes"
    ),
    .plugin(
        name: "RouteGeneratorPlugin",
        capability: .buildTool(),
        dependencies: ["route-generator"],
        path: "Packages/RouteGenerator/Plugins/RouteGeneratorPlugin"
    ),
    .plugin(
        name: "RoutesCommand",
        capability: .command(
            intent: .custom(verb: "routes", description: "List, explain, draw and check the app's routes.")
        ),
        path: "Packages/RouteGenerator/Plugins/RoutesCommand"
    ),
]

// The shop's language: domain, look, stand-ins.
targets += module(
    "Model",
    ["FlowKit", "Loading", .product(name: "OrderedCollections", package: "swift-collections")],
    tests: ["FlowKit", "FlowTesting", "Loading"]
)
targets += module(
    "SharedUI",
    ["FlowKit", "FlowUI", "Loading", "Model"],
    tests: ["FlowKit", "Loading"] + headlessUI + screenTesting + ["Model"]
)
targets += module(
    "Mocks", ["FlowKit", "Loading", "Model", "Translations"], tests: ["FlowKit", "FlowTesting", "Loading", "Model"]
)

for feature in features {
    targets += module(
        feature,
        ["FlowKit", "Loading", "Model", "SharedUI"],
        tests: ["FlowKit", "FlowTesting", "Loading", "Mocks", "Model", "SharedUI", "FlowTestSupport"] + screenTesting
    )
}

// The app: live services, servers, the executables.
targets += module(
    "Core",
    [
        "FlowKit",
        "Loading",
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
    tests: [
        "FlowKit",
        "Loading",
        "Mocks",
        "Model",
        "StoreServer",
        "FlowTestSupport",
        .product(name: "GRDB", package: "GRDB.swift", condition: live),
        .product(name: "HTTPTypes", package: "swift-http-types", condition: live),
        .product(name: "Logging", package: "swift-log", condition: live),
        .product(name: "NIOCore", package: "swift-nio", condition: live),
        .product(name: "NIOPosix", package: "swift-nio", condition: live),
        .product(name: "AsyncHTTPClient", package: "async-http-client", condition: live),
        .product(name: "NIOSSL", package: "swift-nio-ssl", condition: live),
    ]
)
targets += module(
    "AppFeature",
    allFeatures + [
        "Core", "DeepLink", "FlowKit", "Loading", "Model", "SharedUI",
        .product(name: "Logging", package: "swift-log", condition: live),
    ],
    plugins: ["RouteGeneratorPlugin"],
    tests: allFeatures + [
        "Core", "DeepLink", "FlowKit", "FlowTesting", "Loading", "Mocks", "Model", "SharedUI", "FlowTestSupport",
        .product(name: "Logging", package: "swift-log", condition: live),
    ] + screenTesting,
    testResources: [.copy("Fixtures")]
)
targets += module(
    "BrowserHost",
    [
        "HeadlessUI",
        .product(name: "HTTPTypes", package: "swift-http-types", condition: live),
        .product(name: "Hummingbird", package: "hummingbird", condition: live),
        .product(name: "HummingbirdCore", package: "hummingbird", condition: live),
        .product(name: "Logging", package: "swift-log", condition: live),
        .product(name: "NIOCore", package: "swift-nio", condition: live),
        .product(name: "NIOHTTPTypes", package: "swift-nio-extras", condition: live),
        .product(name: "ServiceLifecycle", package: "swift-service-lifecycle", condition: live),
    ],
    resources: [
        .embedInCode("Resources/flow.css"),
        .embedInCode("Resources/flow.js"),
        .embedInCode("Resources/icons.svg"),
    ],
    tests: [
        "HeadlessUI",
        "SharedCombine",
        "FlowTestSupport",
        .product(name: "Logging", package: "swift-log", condition: live),
    ]
)
targets += module(
    "StoreServer",
    [
        "FlowLocalization",
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
    resources: [.copy("Resources")],
    tests: [
        "FlowLocalization",
        "Model",
        .product(name: "HTTPTypes", package: "swift-http-types", condition: live),
        .product(name: "Hummingbird", package: "hummingbird", condition: live),
        .product(name: "Logging", package: "swift-log", condition: live),
    ]
)
targets += program(
    "Storefront",
    [
        "AppFeature",
        "BrowserHost",
        "Core",
        "DeepLink",
        "FlowKit",
        "HeadlessUI",
        "FlowLocalization",
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
    tests: [
        "AppFeature",
        "BrowserHost",
        "Core",
        "DeepLink",
        "FlowKit",
        "HeadlessUI",
        "Loading",
        "Model",
        "ProductDetails",
        "ProductListing",
        "SharedUI",
        "StoreServer",
        "FlowTestSupport",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: live),
        .product(name: "Logging", package: "swift-log", condition: live),
    ]
)
targets += program(
    "Gallery",
    allFeatures + [
        "BrowserHost", "SharedUI", "Translations",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: live),
    ],
    tests: ["SharedUI", "Translations"] + screenTesting,
    excludedFromTests: ["Outlines", "Untranslated.txt"]
)
targets += program(
    "Benchmarks",
    [
        "Core",
        "DeepLink",
        "FlowKit",
        "Loading",
        "Model",
        "RoutePatterns",
        "SharedCombine",
        .product(name: "ArgumentParser", package: "swift-argument-parser", condition: live),
        .product(name: "GRDB", package: "GRDB.swift", condition: live),
    ],
    tests: ["DeepLink", "FlowKit"]
)

// The smallest app on the engine, a small one with all that an app needs, and one with screens that load.
for example in examples {
    targets += [
        .target(
            name: example,
            dependencies: ["DeepLink", "FlowKit", "FlowUI", "Loading"],
            path: "Examples/\(example)/Sources/\(example)",
            packageAccess: false
        ),
        .testTarget(
            name: "\(example)Tests",
            dependencies: [.target(name: example), "DeepLink", "FlowKit", "FlowTesting", "FlowTestSupport", "FlowUI"]
                + screenTesting,
            path: "Examples/\(example)/Tests/\(example)Tests",
            packageAccess: false
        ),
    ]
}

let libraries = targets.filter { $0.type == .regular && !internalModules.contains($0.name) }

let package = Package(
    name: "flow-modules",
    platforms: [.iOS(.v18), .macOS(.v15)],
    products: libraries.map { .library(name: $0.name, targets: [$0.name]) } + [
        .executable(name: "route-generator", targets: ["route-generator"]),
        .executable(name: "routes", targets: ["routes"]),
        .plugin(name: "RouteGeneratorPlugin", targets: ["RouteGeneratorPlugin"]),
        .plugin(name: "RoutesCommand", targets: ["RoutesCommand"]),
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
    targets: targets,
    swiftLanguageModes: [.v6]
)

// Swift 6 mode, and the language as it is going to be.
for target in package.targets where target.type != .plugin {
    target.swiftSettings = [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    ]
}

/// Returns a module and its tests, which depend on it, in the package of the same name or the named one.
///
/// Outside RouteGenerator, nothing has the access level `package`. Without it, a module compiles with the same flags from the root
/// and in its package, so both share what is built.
func module(
    _ name: String, in package: String? = nil, _ dependencies: [Target.Dependency] = [], resources: [Resource] = [],
    plugins: [Target.PluginUsage] = [], tests: [Target.Dependency] = [], testResources: [Resource] = []
) -> [Target] {
    let folder = "Packages/\(package ?? name)"
    return [
        .target(
            name: name,
            dependencies: dependencies,
            path: "\(folder)/Sources/\(name)",
            resources: resources,
            packageAccess: (package ?? name) == "RouteGenerator",
            plugins: plugins
        ),
        .testTarget(
            name: "\(name)Tests",
            dependencies: [.target(name: name)] + tests,
            path: "\(folder)/Tests/\(name)Tests",
            resources: testResources,
            packageAccess: (package ?? name) == "RouteGenerator"
        ),
    ]
}

/// Returns an executable and its tests, which depend on it, in the package of the same name.
func program(
    _ name: String, _ dependencies: [Target.Dependency], tests: [Target.Dependency], excludedFromTests: [String] = []
) -> [Target] {
    [
        .executableTarget(
            name: name,
            dependencies: dependencies,
            path: "Packages/\(name)/Sources/\(name)",
            packageAccess: false
        ),
        .testTarget(
            name: "\(name)Tests",
            dependencies: [.target(name: name)] + tests,
            path: "Packages/\(name)/Tests/\(name)Tests",
            exclude: excludedFromTests,
            packageAccess: false
        ),
    ]
}

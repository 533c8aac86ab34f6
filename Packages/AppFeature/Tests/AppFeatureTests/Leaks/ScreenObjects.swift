#if Headless || !canImport(SwiftUI)
    import FlowTesting
    import ScreenTesting

    @testable import AppFeature

    /// Finds what the screens on show hold: their view models, and whatever those hold of their features.
    @MainActor
    struct ScreenObjects {
        /// The modules of the features: a module has the name of its case in `AppRoute`.
        private static let features = Set(
            AppSamples.routes.map { $0.feature.prefix(1).uppercased() + $0.feature.dropFirst() })
        /// What lies between a window and its screens.
        private static let between: Set<String> = ["HeadlessUI", "ScreenTesting"]
        /// Values of these modules hold no object of a feature.
        private static let plain: Set<String> = ["Foundation", "FoundationEssentials", "Model"]
        /// What a screen draws holds the app's objects in closures only, which can't be looked into.
        private static let plainTypes: Set<String> = [
            "HeadlessUI.KeptOutputs", "HeadlessUI.NodeKey", "HeadlessUI.RenderNode", "HeadlessUI.RenderStyle",
            "Swift.Bool", "Swift.Double", "Swift.Int", "Swift.String",
        ]

        /// The bodies that views were evaluated to hold what the screens hold.
        private static let evaluations = "HeadlessUI.Evaluation<"

        private enum Kind { case feature, between, plain, other }

        private(set) var found: [AnyObject] = []
        private var seen: Set<ObjectIdentifier> = []
        /// The kinds of the types that were met: their names take most of the time.
        private var kinds: [ObjectIdentifier: Kind] = [:]
        /// So that it ends.
        private var left = 200_000

        init(of app: ScreenDriver) { look(at: app, depth: 0) }

        /// Has a tracker remember all of them; returns their types' names.
        @discardableResult
        static func track(in app: ScreenDriver, _ leaks: LeakTracker) -> Set<String> {
            let objects = ScreenObjects(of: app).found
            for object in objects { leaks.track(object, "\(type(of: object))") }
            return Set(objects.map { "\(type(of: $0))" })
        }

        private mutating func look(at value: Any, depth: Int) {
            left -= 1
            guard left > 0, depth < 500 else { return }
            let kind = kind(of: type(of: value))
            if kind == .plain { return }
            if type(of: value) is AnyClass {
                let object = value as AnyObject
                guard kind != .other, seen.insert(ObjectIdentifier(object)).inserted else { return }
                if kind == .feature { found.append(object) }
            }
            var mirror: Mirror? = Mirror(reflecting: value)
            while let next = mirror {
                for child in next.children.prefix(500) { look(at: child.value, depth: depth + 1) }
                mirror = next.superclassMirror
            }
        }

        private mutating func kind(of type: Any.Type) -> Kind {
            if let known = kinds[ObjectIdentifier(type)] { return known }
            let name = String(reflecting: type)
            let module = String(name.prefix { $0 != "." })
            let kind: Kind =
                if Self.plain.contains(module) || Self.plainTypes.contains(name) || name.hasPrefix(Self.evaluations) {
                    .plain
                } else if Self.features.contains(module) {
                    .feature
                } else if Self.between.contains(module) {
                    .between
                } else {
                    .other
                }
            kinds[ObjectIdentifier(type)] = kind
            return kind
        }
    }
#endif

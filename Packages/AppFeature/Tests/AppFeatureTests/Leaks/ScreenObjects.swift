#if Headless || !canImport(SwiftUI)
    import FlowTesting

    /// Finds what the screens on show hold: their view models, and whatever those hold of their features.
    @MainActor
    struct ScreenObjects {
        private static let features: Set<String> = [
            "ActivitySwitcher", "Bag", "Brochures", "CategorySelector", "Checkout", "DebugMenu", "Home", "MyAccount",
            "ProductDetails", "ProductListing", "Search", "Wishlist",
        ]
        /// What lies between a window and its screens.
        private static let between: Set<String> = ["FlowTesting", "HeadlessUI"]

        private(set) var found: [AnyObject] = []
        private var seen: Set<ObjectIdentifier> = []
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
            if type(of: value) is AnyClass {
                let object = value as AnyObject
                let module = String(String(reflecting: type(of: object)).prefix { $0 != "." })
                let isFeature = Self.features.contains(module)
                guard isFeature || Self.between.contains(module), seen.insert(ObjectIdentifier(object)).inserted else {
                    return
                }
                if isFeature { found.append(object) }
            }
            var mirror: Mirror? = Mirror(reflecting: value)
            while let next = mirror {
                for child in next.children.prefix(500) { look(at: child.value, depth: depth + 1) }
                mirror = next.superclassMirror
            }
        }
    }
#endif

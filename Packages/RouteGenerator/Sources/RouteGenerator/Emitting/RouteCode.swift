import RoutePatterns

/// Writes `AppRoute` and what is known of each route.
struct RouteCode {
    let map: AppMap
    let names: TypeNames

    func write(to writer: inout CodeWriter) {
        writer.line()
        writer.line("/// Every screen of the app: the sum of its features' routes.")
        writer.block("public enum AppRoute: Hashable, Codable, Sendable") { writer in
            for feature in map.features {
                let route = names.name(feature.route, of: feature.module)
                writer.line("case \(Identifier.escaped(feature.name))(\(route))")
            }
        }
        writer.line()
        writer.block("extension AppRoute") { writer in
            writer.line("/// The tab that the route's screen is the root of.")
            write("tab: AppTab?", to: &writer) { $0.tab.map { TabCode.value($0.name) } ?? "nil" }
            writer.line()
            writer.line("/// The tab in which a link shows the screen.")
            write("homeTab: AppTab", to: &writer) { map.homeTab(of: $0).map { TabCode.value($0.name) } ?? "" }
            writer.line()
            write("activity: Activity", to: &writer) { ActivityCode.value($0.activity) }
            writer.line()
            writer.line("/// The name of the feature that the screen belongs to: `productDetails`.")
            writer.property(
                "public var feature: String",
                map.features.map { (".\(Identifier.escaped($0.name))", CodeWriter.literal($0.name)) })
            writer.line()
            writer.line("/// The pattern of the screen's path: `/products/:id`.")
            write("pattern: String", to: &writer) { CodeWriter.literal($0.pattern.path) }
            writer.line()
            writer.line("/// Whether only a signed-in user sees the screen.")
            write("requiresAuth: Bool", to: &writer) { String($0.requiresAuth) }
            writer.line()
            writer.line("/// How the screen comes up.")
            write("transition: RouteTransition", to: &writer) { ".\($0.transition)" }
        }
    }

    private func write(_ name: String, to writer: inout CodeWriter, _ value: (AppMap.Screen) -> String) {
        let values = map.features.flatMap { feature in
            feature.screens.map { (Self.pattern($0, of: feature), value($0)) }
        }
        writer.property("public var \(name)", values)
    }

    /// `.bag(.bag)`, whatever values the route carries.
    static func pattern(_ screen: AppMap.Screen, of feature: AppMap.Feature) -> String {
        ".\(Identifier.escaped(feature.name))(.\(Identifier.escaped(screen.route)))"
    }

    /// The route to the root of a tab: all of its values are nothing.
    static func root(_ screen: AppMap.Screen, in map: AppMap) -> String {
        guard let feature = map.features.first(where: { $0.module == screen.module }) else { return "" }
        return value(screen, of: feature) { argument in
            screen.pattern.parameters[argument.parameter].kind == .query ? "nil" : "[]"
        }
    }

    /// `.productDetails(.productDetails(id: …))`
    static func value(
        _ screen: AppMap.Screen, of feature: AppMap.Feature, _ argument: (AppMap.Argument) -> String
    ) -> String { call(screen, of: feature, argument).text }

    static func call(
        _ screen: AppMap.Screen, of feature: AppMap.Feature, _ argument: (AppMap.Argument) -> String
    ) -> NestedCall {
        NestedCall(
            outer: ".\(Identifier.escaped(feature.name))", inner: ".\(Identifier.escaped(screen.route))",
            arguments: screen.arguments.map { each in (each.label.map { "\($0): " } ?? "") + argument(each) })
    }
}

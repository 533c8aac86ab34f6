import RoutePatterns

/// The target that code is generated for.
package struct GenerationTarget: Hashable, Sendable {
    package let module: String
    /// The modules of its direct dependencies.
    package let imports: Set<String>

    package init(module: String, imports: Set<String>) {
        self.module = module
        self.imports = imports
    }
}

/// The source of an app's tabs, routes and links, for one target.
struct GeneratedCode {
    let map: AppMap
    let names: TypeNames
    let target: GenerationTarget

    /// The source, which is the same for the same map.
    var text: String {
        var writer = CodeWriter()
        writer.line(
            "// Made by route-generator of what the view models declare. A change here is lost when it is made again.")
        writer.line()
        writer.lines(imports)
        writeActivities(to: &writer)
        writeTabs(to: &writer)
        writeRoutes(to: &writer)
        writeExits(to: &writer)
        writeSchema(to: &writer)
        writeDestinations(to: &writer)
        writeRoutableTypes(to: &writer)
        writeLinks(to: &writer)
        return writer.text
    }

    private var imports: [String] {
        let features = map.features.map(\.module).filter { $0 != target.module }
        let ofAPI = Set(features + ["DeepLink", "FlowKit"])
        let views = target.imports.contains("SharedUI") ? "SharedUI" : "SwiftUI"
        let all = ofAPI.union([views]).sorted()
        // Without the feature, imports are public, and `public` conflicts with imports in other files.
        return ["#if hasFeature(InternalImportsByDefault)"]
            + all.map { ofAPI.contains($0) ? "    public import \($0)" : "    import \($0)" }
            + ["#else"] + all.map { "    import \($0)" } + ["#endif"]
    }
}

// Activities.
extension GeneratedCode {
    private func writeActivities(to writer: inout CodeWriter) {
        writer.line()
        writer.line("/// The app's activities: several apps in one, each with tabs of its own.")
        writer.block("public enum Activity: String, CaseIterable, Hashable, Codable, Sendable") { writer in
            for activity in map.activities { writer.line(Self.rawCase(activity.identifier)) }
            writer.line()
            writer.line("public var id: ActivityID { ActivityID(rawValue: rawValue) }")
            writer.line()
            writer.line("/// What a person calls it.")
            writeActivityProperty("displayName: String", to: &writer) { CodeWriter.literal($0.title) }
            writer.line()
            writer.line("/// The name of a system symbol.")
            writeActivityProperty("icon: String", to: &writer) { CodeWriter.literal($0.icon) }
            writer.line()
            writer.line("/// The tab that the activity begins with.")
            writeActivityProperty("defaultTab: AppTab", to: &writer) { Self.value($0.defaultTab) }
            writer.line()
            writer.line("/// What becomes of its tabs when one switches to it.")
            writeActivityProperty("switchPolicy: ActivitySwitchPolicy", to: &writer) { ".\($0.policy)" }
        }
    }

    private func writeActivityProperty(
        _ name: String, to writer: inout CodeWriter, _ value: (AppMap.Activity) -> String
    ) {
        writer.property("public var \(name)", map.activities.map { (Self.value($0.identifier), value($0)) })
    }

    /// Returns the case of a tab or an activity: `.shop`.
    private static func value(_ name: String) -> String {
        ".\(SwiftName.escaped(SwiftName.lowerCamelCase(name)))"
    }

    private static func rawCase(_ name: String) -> String {
        let identifier = SwiftName.lowerCamelCase(name)
        let value = identifier == name ? "" : " = \(CodeWriter.literal(name))"
        return "case \(SwiftName.escaped(identifier))\(value)"
    }
}

// Tabs.
extension GeneratedCode {
    private func writeTabs(to writer: inout CodeWriter) {
        writer.line()
        writer.line("/// The app's tabs, in the order of their activities and indices.")
        writer.block("public enum AppTab: String, CaseIterable, Hashable, Codable, Sendable") { writer in
            for tab in map.tabs { writer.line(Self.rawCase(tab.name)) }
            writer.line()
            writer.line("/// What the tab's view model declares.")
            writeTabProperty("config: TabConfig?", to: &writer) { _, screen in
                "\(names.name(screen.viewModel, of: screen.module)).routeConfig.tab"
            }
            writer.line()
            writer.line("/// Names the tab within its activity. In a link, its raw value does.")
            if map.tabs.allSatisfy({ $0.name == $0.identifier }) {
                writer.line("public var identifier: String { rawValue }")
            } else {
                writeTabProperty("identifier: String", to: &writer) { tab, _ in CodeWriter.literal(tab.identifier) }
            }
            writer.line()
            writeTabProperty("title: String", to: &writer) { tab, _ in CodeWriter.literal(tab.title) }
            writer.line()
            writer.line("/// The name of a system symbol.")
            writeTabProperty("icon: String", to: &writer) { tab, _ in CodeWriter.literal(tab.icon) }
            writer.line()
            writer.line("/// The tab's place among those of its activity.")
            writeTabProperty("index: Int", to: &writer) { tab, _ in String(tab.index) }
            writer.line()
            writeTabProperty("activity: Activity", to: &writer) { tab, _ in Self.value(tab.activity) }
            writer.line()
            writer.line("/// The screen at the bottom of the tab's stack.")
            writeTabProperty("rootRoute: AppRoute", to: &writer) { _, screen in root(screen) }
            writer.line()
            writer.line("/// An activity's tabs, in their order.")
            writer.block("public static func tabs(for activity: Activity) -> [AppTab]") { writer in
                writer.line("switch activity {")
                for activity in map.activities {
                    let tabs = map.tabs.filter { $0.activity == activity.identifier }.map { Self.value($0.name) }
                    writer.list("case \(Self.value(activity.identifier)): ", tabs)
                }
                writer.line("}")
            }
        }
    }

    private func writeTabProperty(
        _ name: String, to writer: inout CodeWriter, _ value: (AppMap.Tab, AppMap.Screen) -> String
    ) {
        let screens = Dictionary(
            map.screens.compactMap { screen in screen.tab.map { ($0.name, screen) } },
            uniquingKeysWith: { first, _ in first })
        writer.property(
            "public var \(name)",
            map.tabs.compactMap { tab in screens[tab.name].map { (Self.value(tab.name), value(tab, $0)) } })
    }

    /// Returns the route of a tab's root, whose values are all in the query and absent.
    private func root(_ screen: AppMap.Screen) -> String {
        guard let feature = map.features.first(where: { $0.module == screen.module }) else { return "" }
        return RouteExpression(screen, of: feature) { argument in
            screen.pattern.parameters[argument.parameter].kind == .query ? "nil" : "[]"
        }.text
    }
}

// Routes.
extension GeneratedCode {
    private func writeRoutes(to writer: inout CodeWriter) {
        writer.line()
        writer.line("/// Every screen of the app: the sum of its features' routes.")
        writer.block("public enum AppRoute: Hashable, Codable, Sendable") { writer in
            for feature in map.features {
                let route = names.name(feature.route, of: feature.module)
                writer.line("case \(SwiftName.escaped(feature.name))(\(route))")
            }
        }
        writer.line()
        writer.block("extension AppRoute") { writer in
            writer.line("/// The tab that the route's screen is the root of.")
            writeRouteProperty("tab: AppTab?", to: &writer) { $0.tab.map { Self.value($0.name) } ?? "nil" }
            writer.line()
            writer.line("/// The tab in which a link shows the screen.")
            writeRouteProperty("homeTab: AppTab", to: &writer) { screen in
                map.homeTab(of: screen).map { Self.value($0.name) } ?? ""
            }
            writer.line()
            writeRouteProperty("activity: Activity", to: &writer) { Self.value($0.activity) }
            writer.line()
            writer.line("/// The name of the feature that the screen belongs to: `productDetails`.")
            writer.property(
                "public var feature: String",
                map.features.map { (".\(SwiftName.escaped($0.name))", CodeWriter.literal($0.name)) })
            writer.line()
            writer.line("/// The pattern of the screen's path: `/products/:id`.")
            writeRouteProperty("pattern: String", to: &writer) { CodeWriter.literal($0.pattern.path) }
            writer.line()
            writer.line("/// Whether only a signed-in user sees the screen.")
            writeRouteProperty("requiresAuth: Bool", to: &writer) { String($0.requiresAuth) }
            writer.line()
            writer.line("/// How the screen comes up.")
            writeRouteProperty("transition: RouteTransition", to: &writer) { ".\($0.transition)" }
            for feature in map.features {
                writer.line()
                writer.line("/// The route of \(feature.module), or nil for a screen of another feature.")
                let route = names.name(feature.route, of: feature.module)
                writer.block("public var \(feature.name)Route: \(route)?") { writer in
                    let pattern = "case .\(SwiftName.escaped(feature.name))(let route)"
                    writer.line("if \(pattern) = self { route } else { nil }")
                }
            }
        }
    }

    private func writeRouteProperty(
        _ name: String, to writer: inout CodeWriter, _ value: (AppMap.Screen) -> String
    ) {
        let values = map.features.flatMap { feature in
            feature.screens.map { (RouteExpression($0, of: feature).text, value($0)) }
        }
        writer.property("public var \(name)", values)
    }

    /// Writes the sum of the exits that the app's target can see.
    private func writeExits(to writer: inout CodeWriter) {
        let exits = map.features.compactMap { feature in
            feature.exit.flatMap { exit in
                exit.access == "public" ? (feature, names.name(exit.name, of: feature.module)) : nil
            }
        }
        guard !exits.isEmpty else { return }
        writer.line()
        writer.line("/// The exits of all features.")
        writer.block("public enum AppExit: Hashable, Sendable") { writer in
            for (feature, exit) in exits { writer.line("case \(SwiftName.escaped(feature.name))(\(exit))") }
        }
    }

    private func writeSchema(to writer: inout CodeWriter) {
        let members = [
            "var activities: [Activity] { Activity.allCases }",
            "func tabs(of activity: Activity) -> [AppTab] { AppTab.tabs(for: activity) }",
            "func activity(of tab: AppTab) -> Activity { tab.activity }",
            "func defaultTab(of activity: Activity) -> AppTab { activity.defaultTab }",
            "func root(of tab: AppTab) -> AppRoute { tab.rootRoute }",
            "func tab(of route: AppRoute) -> AppTab? { route.tab }",
            "func activity(of route: AppRoute) -> Activity { route.activity }",
            "func transition(of route: AppRoute) -> RouteTransition { route.transition }",
            "func requiresAuth(_ route: AppRoute) -> Bool { route.requiresAuth }",
        ]
        writer.line()
        writer.line("/// What the app's navigation is made of: see `Navigator` and `NavigationState`.")
        writer.block("public enum AppNavigation: RouteSchema") { writer in
            for (index, member) in members.enumerated() {
                if index > 0 { writer.line() }
                writer.line("public static \(member)")
            }
        }
    }

    private func writeDestinations(to writer: inout CodeWriter) {
        writer.line()
        writer.block("extension AppRoute") { writer in
            writer.line("/// The route's screen, made by its feature.")
            writer.line("@MainActor @ViewBuilder")
            writer.block("func destination(_ flows: AppFlows) -> some View") { writer in
                writer.line("switch self {")
                for feature in map.features {
                    let name = SwiftName.escaped(feature.name)
                    writer.line("case .\(name)(let route): route.destination(flows.\(name))")
                }
                writer.line("}")
            }
        }
    }

    private func writeRoutableTypes(to writer: inout CodeWriter) {
        let types = map.screens.map { names.name($0.viewModel, of: $0.module) }.sorted()
        writer.line()
        writer.line("/// The view models that say where their screens live.")
        writer.block("public enum RoutableTypes") { writer in
            writer.line("/// All of them, by name.")
            writer.list("public static let all: [any Routable.Type] = ", types.map { "\($0).self" })
            writer.line()
            writer.line("/// The view model of a pattern. O(1).")
            writer.line("public static let byPath: [String: any Routable.Type] = Dictionary(")
            writer.line("    all.map { ($0.routeConfig.path, $0) }, uniquingKeysWith: { first, _ in first })")
        }
    }
}

// Links.
extension GeneratedCode {
    private func writeLinks(to writer: inout CodeWriter) {
        let screens = map.features.flatMap { feature in feature.screens.map { (feature: feature, screen: $0) } }
        var seen: Set<String> = []
        let links = screens.enumerated().map { index, each in
            let name = Self.linkName(each.screen, of: each.feature)
            return seen.insert(name).inserted ? name : "\(name)\(index)"
        }
        writer.line()
        writer.block("extension AppRoute") { writer in
            writer.line("/// The table that reads a URL into a route and prints a route as its URL.")
            writer.line("///")
            writer.line(
                "/// - Throws: What a table throws; that the paths go together was made sure of when this was made.")
            writer.block("public static func linkTable() throws(LinkTableError) -> LinkTable<AppRoute>") { writer in
                writer.list("let entries = ", links)
                writer.list("let tabs = ", screens.compactMap { Self.linkTab($0.screen) })
                writer.line("return try LinkTable(entries, tabs: tabs\(homeArgument)) { route in")
                writer.indented { writer in
                    writer.line("switch route {")
                    for (index, each) in screens.enumerated() {
                        writer.line("case \(RouteExpression(each.screen, of: each.feature).text): \(index)")
                    }
                    writer.line("}")
                }
                writer.line("}")
            }
            for (each, name) in zip(screens, links) {
                writer.line()
                writer.block("private static var \(name): LinkEntry<AppRoute>") { writer in
                    writeEntry(each.screen, of: each.feature, to: &writer)
                }
            }
        }
    }

    /// The argument for the root of the app: the tab `home` of the first activity that has one, or the first default tab.
    private var homeArgument: String {
        let tabs = map.activities.map(\.defaultTab)
        let first =
            tabs.first { name in map.tabs.contains { $0.name == name && $0.identifier == "home" } } ?? tabs.first
        let screen = map.screens.first { $0.tab != nil && $0.tab?.name == first }
        return screen.map { ", home: \(CodeWriter.literal($0.pattern.path))" } ?? ""
    }

    private static func linkTab(_ screen: AppMap.Screen) -> String? {
        screen.tab.map {
            "LinkTab(\(CodeWriter.literal($0.name)), root: \(CodeWriter.literal(screen.pattern.path)))"
        }
    }

    /// Returns `productDetailsLink`, or `myAccountOrdersLink` for a screen with another name than its feature.
    private static func linkName(_ screen: AppMap.Screen, of feature: AppMap.Feature) -> String {
        let isMain = screen.route == feature.name
        return isMain ? "\(feature.name)Link" : "\(feature.name)\(SwiftName.upperCamelCase(screen.route))Link"
    }

    private func writeEntry(
        _ screen: AppMap.Screen, of feature: AppMap.Feature, to writer: inout CodeWriter
    ) {
        let parameters = screen.pattern.parameters
        let tab = screen.tab.map { ", tab: \(CodeWriter.literal($0.name))" } ?? ""
        let head = "LinkEntry(\(CodeWriter.literal(screen.pattern.text))\(tab)"
        guard !screen.arguments.isEmpty else {
            return writer.line("\(head), route: \(RouteExpression(screen, of: feature).text))")
        }
        writer.line("\(head)) { values throws(LinkValueError) in")
        let value = RouteExpression(screen, of: feature) { argument in
            Self.reading(parameters[argument.parameter], argument.parameter)
        }
        writer.indented { $0.route(value) }
        writer.line("} print: { route, link in")
        let variables = parameters.map(Self.variable)
        let pattern = RouteExpression(
            screen, of: feature, arguments: screen.arguments.map { "let \(variables[$0.parameter])" })
        writer.indented { $0.route(pattern, head: "guard case ", tail: " = route else { return false }") }
        for (parameter, variable) in zip(parameters, variables) {
            writer.line("    link.\(parameter.kind == .tail ? "writeTail" : "write")(\(variable))")
        }
        writer.line("    return true")
        writer.line("}")
    }

    private static func reading(_ parameter: RoutePattern.Parameter, _ index: Int) -> String {
        switch parameter.kind {
        case .path: "try values.value(\(index))"
        case .tail: "values.tail(\(index))"
        case .query: "try values.optionalValue(\(index))"
        case .repeatedQuery: "try values.repeatedValue(\(index))"
        }
    }

    /// Returns the variable for a parameter's value: its name, unless that has another meaning in the closure.
    private static func variable(_ parameter: RoutePattern.Parameter) -> String {
        let name = ValueMatcher.label(of: parameter.name)
        return ["link", "route", "values", "self", "_"].contains(name) ? "\(name)Value" : SwiftName.escaped(name)
    }
}

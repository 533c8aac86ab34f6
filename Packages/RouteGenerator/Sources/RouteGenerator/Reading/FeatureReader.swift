import RoutePatterns

/// A module with screens, before its tabs are known.
struct DeclaredFeature {
    let module: String
    let name: String
    let route: String
    let screens: [MatchedScreen]
    let exit: EnumDeclaration?
    /// The location of the enumeration of routes.
    let location: FileLocation
}

/// A view model and the case of its route.
struct MatchedScreen {
    let declared: DeclaredScreen
    let route: CaseDeclaration
    /// The parameter of each value of the case.
    let arguments: [AppMap.Argument]
}

/// Collects the screens, routes and exits of each module, and matches the view models with the cases of the routes.
struct FeatureReader {
    private typealias Route = (declaration: EnumDeclaration, file: String)

    private let screens: [String: [DeclaredScreen]]
    private var routes: [String: Route] = [:]
    private var exits: [String: EnumDeclaration] = [:]
    /// The modules whose errors are reported already.
    private var invalid: Set<String> = []
    private let types: TypeIndex

    init(files: [FileDeclarations], screens: [DeclaredScreen]) {
        self.screens = Dictionary(grouping: screens, by: \.module)
        types = TypeIndex(files)
        let screensByFile = Dictionary(grouping: screens, by: \.location.file)
        for file in files {
            let module = file.file.module
            if routes[module] == nil, let route = file.routes.first(where: { $0.name == "\(module)Route" }) {
                routes[module] = (route, file.file.path)
            }
            exits[module] = exits[module] ?? file.exits.first { $0.name == "\(module)Exit" }
            if screensByFile[file.file.path]?.count ?? 0 < file.routeConfigs.count { invalid.insert(module) }
        }
    }

    /// Returns the features by module.
    func features(_ diagnostics: inout DiagnosticCollector) -> [DeclaredFeature] {
        var result: [DeclaredFeature] = []
        for module in Set(screens.keys).union(routes.keys).subtracting(invalid).sorted() {
            guard let route = routes[module] else {
                for screen in screens[module] ?? [] {
                    diagnostics.error(
                        "\(screen.viewModel) has a routeConfig, but the module \(module) has no routes. Write: public enum "
                            + "\(module)Route: Hashable, Codable, Sendable { case \(screen.example) }.",
                        at: screen.location)
                }
                continue
            }
            let screens = matched(screens[module] ?? [], route, &diagnostics)
            guard !screens.isEmpty else { continue }
            result.append(
                DeclaredFeature(
                    module: module, name: SwiftName.lowerCamelCase(module), route: route.declaration.name,
                    screens: screens, exit: exits[module],
                    location: FileLocation(route.file, route.declaration.position)))
        }
        checkNames(result, &diagnostics)
        return result
    }

    private func checkNames(_ features: [DeclaredFeature], _ diagnostics: inout DiagnosticCollector) {
        var seen: [String: DeclaredFeature] = [:]
        for feature in features {
            if !SwiftName.canBeCase(feature.name) {
                diagnostics.error(
                    "the module \(feature.module) can't be a case of AppRoute: Swift has no case named "
                        + "\"\(feature.name)\". Name the module differently.",
                    at: feature.location)
            }
            if feature.route == "AppRoute" {
                diagnostics.error(
                    "the routes of the module \(feature.module) are named like the sum of all routes. Name the module "
                        + "differently, or move its screens into another one.",
                    at: feature.location)
            }
            if let other = seen.updateValue(feature, forKey: feature.name) {
                diagnostics.error(
                    "the modules \(other.module) and \(feature.module) would both be AppRoute.\(feature.name). Name one of "
                        + "them differently.",
                    at: feature.location, notes: [.init("the routes of the other one are here", at: other.location)])
            }
        }
    }
}

// Cases.
extension FeatureReader {
    /// Returns the screens in the order of the cases, and reports all others.
    private func matched(
        _ screens: [DeclaredScreen], _ route: Route, _ diagnostics: inout DiagnosticCollector
    ) -> [MatchedScreen] {
        let routes = route.declaration
        let routesLocation = FileLocation(route.file, routes.position)
        if routes.access != "public" {
            diagnostics.error(
                "\(routes.name) is not public, as the app's routes are. Write: public enum \(routes.name).",
                at: routesLocation)
        }
        var candidates: [String: [DeclaredScreen]] = [:]
        for screen in screens {
            for name in Set(SwiftName.cases(ofViewModel: screen.viewModel)) {
                candidates[name, default: []].append(screen)
            }
        }
        var matched: Set<FileLocation> = []
        var result: [MatchedScreen] = []
        for declaration in routes.cases {
            let name = "\(routes.name).\(declaration.name)"
            let location = FileLocation(route.file, declaration.position)
            let owners = (candidates[declaration.name] ?? []).filter { matched.insert($0.location).inserted }
            guard let screen = owners.first else {
                reportUnused(declaration, name, at: location, &diagnostics)
                continue
            }
            for other in owners.dropFirst() {
                diagnostics.error(
                    "\(other.viewModel) and \(screen.viewModel) both belong to \(name). Rename one of them, or remove one of "
                        + "their routeConfigs.",
                    at: other.location, other: screen.location)
            }
            if declaration.isConditional || routes.isConditional {
                diagnostics.error(
                    "\(name) stands between #if and #endif, and sources are read without knowing what holds. Move it out.",
                    at: location)
                continue
            }
            let matcher = ValueMatcher(screen: screen, route: declaration, file: route.file, name: name, types: types)
            if let arguments = matcher.arguments(&diagnostics) {
                result.append(MatchedScreen(declared: screen, route: declaration, arguments: arguments))
            }
        }
        for screen in screens where !matched.contains(screen.location) {
            diagnostics.error(
                "\(routes.name) has no case for \(screen.viewModel). Add: case \(screen.example).",
                at: screen.location, notes: [.init("the routes are here", at: routesLocation)])
        }
        return result
    }

    private func reportUnused(
        _ declaration: CaseDeclaration, _ name: String, at location: FileLocation,
        _ diagnostics: inout DiagnosticCollector
    ) {
        let viewModel = "\(SwiftName.upperCamelCase(declaration.name))ViewModel"
        let values = declaration.values.enumerated().map { "/:\($0.element.label ?? "value\($0.offset + 1)")" }.joined()
        diagnostics.error(
            "no view model leads to \(name). Write: extension \(viewModel): Routable { nonisolated public static let "
                + "routeConfig = RouteConfig(activity: …, path: \"/\(declaration.name)\(values)\") }, or remove the case.",
            at: location)
    }
}

extension DeclaredScreen {
    /// A case that matches the screen.
    fileprivate var example: String { ValueMatcher.example(SwiftName.cases(ofViewModel: viewModel)[0], pattern) }
}

/// Turns declarations into a map of the app, or reports why that's impossible.
package struct Analysis: Sendable {
    /// The map, or nil if there are errors.
    package let map: AppMap?
    /// All errors, in the order of their locations.
    package let diagnostics: [Diagnostic]

    /// - Parameter declarations: The declarations of the app and of all modules with screens.
    package init(_ declarations: Declarations) {
        var diagnostics = DiagnosticCollector()
        let identifiers = ActivityIdentifiers(declarations, &diagnostics)
        var screens: [DeclaredScreen] = []
        var activities: [DeclaredActivity] = []
        for file in declarations.files {
            Self.checkUse(file, &diagnostics)
            let reader = ScreenReader(file: file.file, activities: identifiers)
            screens += file.routeConfigs.compactMap { reader.screen($0, &diagnostics) }
            activities += file.activityConfigs.compactMap {
                DeclaredActivity($0, file: file.file.path, identifiers, &diagnostics)
            }
        }
        PatternCheck(screens: screens).check(&diagnostics)
        TabCheck(screens: screens).check(&diagnostics)
        let features = FeatureList(declarations: declarations, screens: screens).features(&diagnostics)
        // With an error, the map would lack something and produce misleading errors.
        let builder = AppMapBuilder(screens: screens, activities: activities, features: features)
        let map = diagnostics.isEmpty ? builder.map(&diagnostics) : nil
        self.diagnostics = diagnostics.sorted
        self.map = diagnostics.isEmpty ? map : nil
    }

    /// Reports declarations that have no effect.
    private static func checkUse(_ file: FileDeclarations, _ diagnostics: inout DiagnosticCollector) {
        for call in file.unusedCalls {
            let remedy =
                call.value == "RouteConfig"
                ? "Write it into a view model, as: static let routeConfig = RouteConfig(…)"
                : "Write it into an extension of ActivityConfig, as: static let shop = ActivityConfig(…)"
            diagnostics.error(
                "nothing comes of this \(call.value). \(remedy), or remove it.",
                at: FileLocation(file.file.path, call.position))
        }
        var seen: [String: SourcePosition] = [:]
        for constant in file.routeConfigs {
            if let other = seen[constant.type] {
                diagnostics.error(
                    "\(constant.type) has two routeConfigs. Remove one of them.",
                    at: FileLocation(file.file.path, constant.position),
                    notes: [.init("the other one is here", at: FileLocation(file.file.path, other))])
            }
            seen[constant.type] = constant.position
        }
    }
}

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

/// Collects the screens, routes and exits of each module.
struct FeatureList {
    let declarations: Declarations
    let screens: [DeclaredScreen]

    /// Returns the features by module.
    func features(_ diagnostics: inout DiagnosticCollector) -> [DeclaredFeature] {
        var routes: [String: (declaration: EnumDeclaration, file: String)] = [:]
        var exits: [String: EnumDeclaration] = [:]
        // Errors of these modules are reported already.
        var invalid: Set<String> = []
        let screensByFile = Dictionary(grouping: screens, by: \.location.file)
        for file in declarations.files {
            let module = file.file.module
            for route in file.routes where route.name == "\(module)Route" {
                routes[module] = routes[module] ?? (route, file.file.path)
            }
            for exit in file.exits where exit.name == "\(module)Exit" { exits[module] = exits[module] ?? exit }
            if screensByFile[file.file.path]?.count ?? 0 < file.routeConfigs.count { invalid.insert(module) }
        }
        let screensByModule = Dictionary(grouping: screens, by: \.module)
        let types = TypeIndex(declarations)
        var result: [DeclaredFeature] = []
        for module in Set(screensByModule.keys).union(routes.keys).subtracting(invalid).sorted() {
            let route = routes[module]
            let matcher = CaseMatcher(
                module: module, screens: screensByModule[module] ?? [], route: route, types: types)
            let screens = matcher.matched(&diagnostics)
            guard let route, !screens.isEmpty else { continue }
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
            if let other = seen[feature.name] {
                diagnostics.error(
                    "the modules \(other.module) and \(feature.module) would both be AppRoute.\(feature.name). Name one of "
                        + "them differently.",
                    at: feature.location, notes: [.init("the routes of the other one are here", at: other.location)])
            }
            seen[feature.name] = feature
        }
    }
}

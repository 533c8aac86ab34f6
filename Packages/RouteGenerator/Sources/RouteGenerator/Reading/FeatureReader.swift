import RoutePatterns

/// Collects the screens, routes and exits of each module, and matches the view models with the cases of the routes.
struct FeatureReader {
    let types: TypeIndex
    let diagnostics: DiagnosticCollector

    func features(_ screens: [AppMap.Screen], of modules: [String]) -> [AppMap.Feature] {
        let screens = Dictionary(grouping: screens, by: \.module)
        var features: [AppMap.Feature] = []
        for module in modules {
            let screens = screens[module] ?? []
            guard let routes = enumeration("\(module)Route", of: module) else {
                for screen in screens {
                    diagnostics.error(
                        "\(screen.viewModel) has a routeConfig, but the module \(module) has no routes. Write: public enum "
                            + "\(module)Route: Hashable, Codable, Sendable { case \(screen.example()) }.",
                        at: screen.location)
                }
                continue
            }
            let matched = matched(screens, routes)
            if matched.isEmpty { continue }
            checkBuilds(of: matched)
            features.append(
                AppMap.Feature(
                    module: module, name: SwiftName.lowerCamelCase(module), screens: matched,
                    exit: enumeration("\(module)Exit", of: module), location: routes.location))
        }
        checkNames(features)
        return features
    }

    private func enumeration(_ name: String, of module: String) -> TypeDeclaration? {
        types.type(name, of: module).flatMap { $0.kind == .enum ? $0 : nil }
    }

    /// Reports a feature of which only some screens are for debugging. `AppRoute` has one case for all of them.
    private func checkBuilds(of screens: [AppMap.Screen]) {
        guard let debug = screens.first(where: \.isDebugOnly), let other = screens.first(where: { !$0.isDebugOnly })
        else { return }
        diagnostics.error(
            "\(debug.viewModel) is for debugging only and \(other.viewModel) isn't, but a module is in a build or not. Move one "
                + "of them to another module.", at: debug.location, other: other.location)
    }

    /// The properties of the generated `AppFlows` beside the flows.
    private static let propertiesOfFlows: Set<String> = ["dependencies", "exit", "router"]

    private func checkNames(_ features: [AppMap.Feature]) {
        var seen: [String: AppMap.Feature] = [:]
        for feature in features {
            if !SwiftName.canBeCase(feature.name) {
                diagnostics.error(
                    "the module \(feature.module) can't be a case of AppRoute: Swift has no case named "
                        + "\"\(feature.name)\". Name the module differently.", at: feature.location)
            }
            if Self.propertiesOfFlows.contains(feature.name) {
                diagnostics.error(
                    "the module \(feature.module) would be AppFlows.\(feature.name), which AppFlows has already. Name the "
                        + "module differently.", at: feature.location)
            }
            if feature.module == "App" {
                diagnostics.error(
                    "the routes of the module \(feature.module) are named like the sum of all routes. Name the module "
                        + "differently, or move its screens into another one.", at: feature.location)
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
    private func matched(_ screens: [AppMap.Screen], _ declaration: TypeDeclaration) -> [AppMap.Screen] {
        if declaration.access != "public" {
            diagnostics.error(
                "\(declaration.name) is not public, as the app's routes are. Write: public enum \(declaration.name).",
                at: declaration.location)
        }
        // By the index of the case.
        let owners = Dictionary(grouping: screens) { screen in
            let names = SwiftName.cases(ofViewModel: screen.viewModel)
            return declaration.cases.firstIndex { names.contains($0.name) }
        }
        for screen in owners[nil] ?? [] {
            diagnostics.error(
                "\(declaration.name) has no case for \(screen.viewModel). Add: case \(screen.example()).",
                at: screen.location, notes: [.init("the routes are here", at: declaration.location)])
        }
        var result: [AppMap.Screen] = []
        for (index, route) in declaration.cases.enumerated() {
            let name = "\(declaration.name).\(route.name)"
            let owners = owners[index] ?? []
            guard var screen = owners.first else {
                reportUnused(route, name)
                continue
            }
            for other in owners.dropFirst() {
                diagnostics.error(
                    "\(other.viewModel) and \(screen.viewModel) both belong to \(name). Rename one of them, or remove one of "
                        + "their routeConfigs.", at: other.location, other: screen.location)
            }
            if route.isConditional || declaration.isConditional {
                diagnostics.error(Diagnostic.conditional(name), at: route.location)
                continue
            }
            let matcher = ValueMatcher(screen: screen, route: route, name: name, types: types, diagnostics: diagnostics)
            guard let arguments = matcher.arguments() else { continue }
            (screen.route, screen.arguments) = (route.name, arguments)
            result.append(screen)
        }
        return result
    }

    private func reportUnused(_ route: CaseDeclaration, _ name: String) {
        let viewModel = "\(route.name.prefix(1).uppercased())\(route.name.dropFirst())ViewModel"
        let values = route.values.enumerated().map { "/:\($0.element.label ?? "value\($0.offset + 1)")" }.joined()
        diagnostics.error(
            "no view model belongs to \(name). Write: extension \(viewModel): Routable { nonisolated public static let "
                + "routeConfig = RouteConfig(activity: …, path: \"/\(route.name)\(values)\") }, or remove the case.",
            at: route.location)
    }
}

import RoutePatterns

/// A view model and the case of its route.
struct MatchedScreen {
    let declared: DeclaredScreen
    let route: CaseDeclaration
    /// The parameter of each value of the case.
    let arguments: [AppMap.Argument]
}

/// Matches the view models of a module with the cases of its routes.
struct CaseMatcher {
    let module: String
    let screens: [DeclaredScreen]
    /// The module's enumeration of routes and its file.
    let route: (declaration: EnumDeclaration, file: String)?
    let types: TypeIndex

    /// Returns the screens in the order of the cases, and reports all others.
    func matched(_ diagnostics: inout DiagnosticCollector) -> [MatchedScreen] {
        guard let route else {
            for screen in screens {
                diagnostics.error(
                    "\(screen.viewModel) has a routeConfig, but the module \(module) has no routes. Write: public enum "
                        + "\(module)Route: Hashable, Codable, Sendable { case \(example(screen)) }.",
                    at: screen.location)
            }
            return []
        }
        let routeLocation = FileLocation(route.file, route.declaration.position)
        if route.declaration.access != "public" {
            let name = route.declaration.name
            diagnostics.error(
                "\(name) is not public, as the app's routes are. Write: public enum \(name).", at: routeLocation)
        }
        var candidates: [String: [DeclaredScreen]] = [:]
        for screen in screens {
            for name in Set(SwiftName.cases(ofViewModel: screen.viewModel)) {
                candidates[name, default: []].append(screen)
            }
        }
        var matched: Set<FileLocation> = []
        var result: [MatchedScreen] = []
        for declaration in route.declaration.cases {
            let location = FileLocation(route.file, declaration.position)
            let owners = (candidates[declaration.name] ?? []).filter { matched.insert($0.location).inserted }
            guard let screen = owners.first else {
                reportUnused(declaration, at: location, &diagnostics)
                continue
            }
            for other in owners.dropFirst() { report(other, and: screen, have: declaration, &diagnostics) }
            let name = "\(route.declaration.name).\(declaration.name)"
            if declaration.isConditional || route.declaration.isConditional {
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
                "\(route.declaration.name) has no case for \(screen.viewModel). Add: case \(example(screen)).",
                at: screen.location, notes: [.init("the routes are here", at: routeLocation)])
        }
        return result
    }

    private func example(_ screen: DeclaredScreen) -> String {
        ValueMatcher.example(SwiftName.cases(ofViewModel: screen.viewModel)[0], screen.pattern)
    }

    private func reportUnused(
        _ declaration: CaseDeclaration, at location: FileLocation, _ diagnostics: inout DiagnosticCollector
    ) {
        let viewModel = "\(SwiftName.upperCamelCase(declaration.name))ViewModel"
        let values = declaration.values.enumerated().map { "/:\($0.element.label ?? "value\($0.offset + 1)")" }.joined()
        diagnostics.error(
            "no view model leads to \(module)Route.\(declaration.name). Write: extension \(viewModel): Routable { nonisolated "
                + "public static let routeConfig = RouteConfig(activity: …, path: \"/\(declaration.name)\(values)\") }, "
                + "or remove the case.",
            at: location)
    }

    private func report(
        _ other: DeclaredScreen, and screen: DeclaredScreen, have declaration: CaseDeclaration,
        _ diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.error(
            "\(other.viewModel) and \(screen.viewModel) both belong to \(module)Route.\(declaration.name). Rename one of "
                + "them, or remove one of their routeConfigs.",
            at: other.location, notes: [.init("the other one is here", at: screen.location)])
    }
}

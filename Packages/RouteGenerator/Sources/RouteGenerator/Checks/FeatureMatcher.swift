import RoutePatterns

/// Brings together the view models of a module and the cases of its routes.
struct FeatureMatcher {
    let module: String
    let screens: [DeclaredScreen]
    /// The module's own enumeration of routes, and the file that declares it.
    let route: (declaration: EnumDeclaration, file: String)?
    let types: TypeIndex

    /// The screens in the order of the cases. What does not fit is reported.
    func matched(_ findings: inout Findings) -> [MatchedScreen] {
        guard let route else {
            for screen in screens {
                findings.error(
                    "\(screen.viewModel) has a routeConfig, but the module \(module) has no routes. Write: public enum "
                        + "\(module)Route: Hashable, Codable, Sendable { case \(example(screen)) }.",
                    at: screen.place)
            }
            return []
        }
        checkAccess(route.declaration, route.file, &findings)
        var ofCase: [String: [DeclaredScreen]] = [:]
        for screen in screens {
            for name in Set(Name.cases(ofViewModel: screen.viewModel)) { ofCase[name, default: []].append(screen) }
        }
        var matched: Set<SourcePlace> = []
        var result: [MatchedScreen] = []
        for declaration in route.declaration.cases {
            let place = SourcePlace(route.file, declaration.position)
            let owners = (ofCase[declaration.name] ?? []).filter { matched.insert($0.place).inserted }
            guard let screen = owners.first else {
                report(declaration, at: place, &findings)
                continue
            }
            for other in owners.dropFirst() { report(other, and: screen, have: declaration, &findings) }
            if declaration.isConditional || route.declaration.isConditional {
                findings.error(
                    "\(route.declaration.name).\(declaration.name) stands between #if and #endif, and sources are read "
                        + "without knowing what holds. Move it out.",
                    at: place)
                continue
            }
            let name = "\(route.declaration.name).\(declaration.name)"
            let fit = ValueFit(screen: screen, route: declaration, file: route.file, name: name, types: types)
            if let arguments = fit.arguments(&findings) {
                result.append(MatchedScreen(declared: screen, route: declaration, arguments: arguments))
            }
        }
        for screen in screens where !matched.contains(screen.place) {
            findings.error(
                "\(route.declaration.name) has no case for \(screen.viewModel). Add: case \(example(screen)).",
                at: screen.place,
                notes: [.init("the routes are here", at: SourcePlace(route.file, route.declaration.position))])
        }
        return result
    }

    private func example(_ screen: DeclaredScreen) -> String {
        ValueFit.example(Name.cases(ofViewModel: screen.viewModel)[0], screen.pattern)
    }

    private func checkAccess(_ route: EnumDeclaration, _ file: String, _ findings: inout Findings) {
        guard route.access != "public" else { return }
        findings.error(
            "\(route.name) is not public, as the app's routes are. Write: public enum \(route.name).",
            at: SourcePlace(file, route.position))
    }

    private func report(_ declaration: CaseDeclaration, at place: SourcePlace, _ findings: inout Findings) {
        let viewModel = "\(Name.upperCamelCase(declaration.name))ViewModel"
        let values = declaration.values.enumerated().map { "/:\($0.element.label ?? "value\($0.offset + 1)")" }.joined()
        findings.error(
            "no view model leads to \(module)Route.\(declaration.name). Write: extension \(viewModel): Routable { nonisolated "
                + "public static let routeConfig = RouteConfig(activity: …, path: \"/\(declaration.name)\(values)\") }, "
                + "or remove the case.",
            at: place)
    }

    private func report(
        _ other: DeclaredScreen, and screen: DeclaredScreen, have declaration: CaseDeclaration,
        _ findings: inout Findings
    ) {
        findings.error(
            "\(other.viewModel) and \(screen.viewModel) both belong to \(module)Route.\(declaration.name). Rename one of "
                + "them, or remove one of their routeConfigs.",
            at: other.place, notes: [.init("the other one is here", at: screen.place)])
    }
}

/// A view model and the case it belongs to.
struct MatchedScreen {
    var declared: DeclaredScreen
    var route: CaseDeclaration
    /// For each value of the case, the parameter that it is.
    var arguments: [AppMap.Argument]
}

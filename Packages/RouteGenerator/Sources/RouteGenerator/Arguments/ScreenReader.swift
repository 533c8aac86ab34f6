import RoutePatterns

/// Reads what a view model says of its screen.
struct ScreenReader {
    let file: SourceFile
    let activities: ActivityIDs

    /// - Returns: Nil when something is wrong with it, which is reported.
    func screen(_ constant: ConstantDeclaration, _ findings: inout Findings) -> DeclaredScreen? {
        let place = SourcePlace(file.path, constant.position)
        guard isReadable(constant, &findings) else { return nil }
        guard case .call(let callee, let arguments) = constant.value, Self.callees.contains(callee) else {
            findings.error(
                "routeConfig is not a literal that can be read without building the app. Write: "
                    + "static let routeConfig = RouteConfig(activity: …, path: \"…\").",
                at: place)
            return nil
        }
        let call = CallReader(
            "RouteConfig", arguments, labels: ["activity", "tab", "path", "requiresAuth", "transition"],
            file: file.path, at: constant.position, &findings)
        let activity = call.required("activity", like: ".shop", &findings)
            .flatMap { activities.read($0, file: file.path, &findings) }
        let tab = tab(call, &findings)
        let path = path(call, tab, &findings)
        let requiresAuth = call.boolean("requiresAuth", &findings)
        let transition = call.member(
            "transition", of: "RouteTransition", among: ["push", "sheet", "fullScreenCover"], &findings)
        guard let activity, let path, let pattern = pattern(path, &findings) else { return nil }
        return DeclaredScreen(
            module: file.module, viewModel: constant.type, activity: activity, tab: tab, pattern: pattern, path: path,
            requiresAuth: requiresAuth ?? false, transition: transition ?? "push", place: place)
    }

    private func isReadable(_ constant: ConstantDeclaration, _ findings: inout Findings) -> Bool {
        let place = SourcePlace(file.path, constant.position)
        if constant.isConditional {
            findings.error(
                "routeConfig stands between #if and #endif, and sources are read without knowing what holds. Move it out.",
                at: place)
            return false
        }
        let name = constant.type.split(separator: ".").last ?? ""
        guard name.hasSuffix("ViewModel"), name != "ViewModel" else {
            findings.error(
                "\(constant.type) has a routeConfig, but is not named like a view model. Name it \(name)ViewModel.",
                at: place)
            return false
        }
        guard constant.isStatic else {
            findings.error("routeConfig is not static. Write: static let routeConfig.", at: place)
            return false
        }
        return true
    }

    private func pattern(_ path: Located<StringValue>, _ findings: inout Findings) -> RoutePattern? {
        do throws(RoutePatternError) {
            return try RoutePattern(path.value.text)
        } catch {
            let place = SourcePlace(file.path, path.position)
            findings.error(
                "the path \"\(error.text)\" is no pattern: \(error.reason). Write it like "
                    + "\"/products/:id/*rest?color&tag*\".",
                at: path.value.inset.map { place.advanced(by: $0 + error.offset) } ?? place)
            return nil
        }
    }

    private func path(_ call: CallReader, _ tab: DeclaredTab?, _ findings: inout Findings) -> Located<StringValue>? {
        guard let tab, call.argument("path") == nil else {
            return call.string("path", like: "/products/:id", &findings)
        }
        let identifier = tab.identifier.value
        findings.error(
            "the tab \"\(identifier)\" has no root, because RouteConfig has no path. Add one, like path: \"/\(identifier)\".",
            at: SourcePlace(file.path, tab.position))
        return nil
    }

    private static let callees = [
        "RouteConfig", "FlowKit.RouteConfig", ".init", "RouteConfig.init", "FlowKit.RouteConfig.init",
    ]
}

import RoutePatterns

/// Reads the screens and activities that `RouteConfig` and `ActivityConfig` declare. It returns nil after it has
/// reported an error.
struct ConfigReader {
    /// An activity that the app configures, and the arguments of its declaration.
    typealias DeclaredActivity = (activity: AppMap.Activity, call: CallArguments)

    /// The values of the constants of `ActivityID`.
    private var identifiers: [String: LocatedText] = [:]
    private let diagnostics: DiagnosticCollector

    init(_ files: [FileDeclarations], _ diagnostics: DiagnosticCollector) {
        self.diagnostics = diagnostics
        for constant in files.flatMap(\.activityIDs) {
            let argument = constant.value?.arguments(ofCall: "ActivityID")?.first
            guard let value = constant.value?.string ?? argument?.value.string else { continue }
            let located = LocatedText(value, at: constant.location)
            if let other = identifiers.updateValue(located, forKey: constant.name), other.text != value {
                diagnostics.error(
                    "ActivityID.\(constant.name) is \"\(value)\" here and \"\(other.text)\" in another place. "
                        + "Give one of them another name.", at: constant.location, other: other.location)
            }
        }
    }

    /// Reads `.shop`, `ActivityID.shop` or `"shop"`.
    private func identifier(_ label: String, of call: CallArguments) -> String? {
        guard let argument = call.required(label, like: ".shop") else { return nil }
        if let identifier = argument.value.string { return identifier }
        let constant = argument.value.member(of: "ActivityID")
        guard let name = call.literal(argument, constant, expected: "a constant of ActivityID, like .shop") else {
            return nil
        }
        if let identifier = identifiers[name] { return identifier.text }
        return diagnostics.failure(
            "ActivityID has no constant \(name) whose value can be read. Add: extension ActivityID { public static let "
                + "\(name): ActivityID = \"\(name)\" }.", at: argument.valueLocation)
    }
}

// Activities.
extension ConfigReader {
    /// Reads `static let shop = ActivityConfig(…)`.
    func activity(_ constant: ConstantDeclaration) -> DeclaredActivity? {
        guard let arguments = constant.value?.arguments(ofCall: "ActivityConfig") else { return nil }
        guard !constant.isConditional else {
            return diagnostics.failure(Diagnostic.conditional("this activity"), at: constant.location)
        }
        let call = CallArguments(
            arguments, of: "ActivityConfig", labels: ["id", "title", "icon", "index", "policy"],
            at: constant.location, diagnostics)
        let identifier = identifier("id", of: call)
        let title = call.string("title", like: "Shop")
        let icon = call.string("icon", like: "storefront")
        let index = call.index("index")
        let policy = call.member("policy", of: "ActivitySwitchPolicy", among: ["keep", "resetToDefaultTab"])
        guard let identifier, let title, let icon, let index else { return nil }
        let activity = AppMap.Activity(
            identifier: identifier, title: title, icon: icon, index: index, policy: policy ?? "keep")
        return (activity, call)
    }
}

// Screens.
extension ConfigReader {
    func screen(_ constant: ConstantDeclaration, of module: String) -> AppMap.Screen? {
        guard let arguments = arguments(constant) else { return nil }
        let call = CallArguments(
            arguments, of: "RouteConfig",
            labels: [
                "activity", "tab", "homeTab", "path", "aliases", "requiresAuth", "permission", "transition",
                "animation", "fetchPolicy", "isDebugOnly",
            ], at: constant.location, diagnostics)
        let activity = identifier("activity", of: call)
        let tab = tab(call, of: activity ?? "")
        let homeTab = call["homeTab"].flatMap { _ in call.string("homeTab", like: "bag") }
        let path = path(call, tab)
        let requiresAuth = call.boolean("requiresAuth")
        let permission = call["permission"].flatMap { _ in call.string("permission", like: "purchasing") }
        let transition = call.member(
            "transition", of: "NavigationType", among: ["push", "sheet", "halfSheet", "fullScreenCover"])
        let animation = call.member("animation", of: "RouteAnimation", among: ["slide", "fade", "zoom"])
        // The view model reads it from its own configuration: here it is only checked.
        _ = call.member(
            "fetchPolicy", of: "FetchPolicy", among: ["cacheOnly", "cacheFirst", "networkOnly", "staleIfError"])
        let isDebugOnly = call.boolean("isDebugOnly") ?? false
        if isDebugOnly, let tab {
            diagnostics.error(
                "a tab can't be for debugging only, because saved state and links name it. Remove the tab or isDebugOnly.",
                at: tab.configLocation)
        }
        let pathLocation = call.location(of: "path")
        guard let activity, let path, let pattern = pattern(path, at: pathLocation),
            let aliases = aliases(call, of: pattern)
        else { return nil }
        return AppMap.Screen(
            module: module, viewModel: constant.type, activity: activity, tab: tab, declaredHomeTab: homeTab,
            pattern: pattern, aliases: aliases, pathLocation: pathLocation, aliasLocation: call.location(of: "aliases"),
            requiresAuth: requiresAuth ?? false, permission: permission, transition: transition ?? "push",
            animation: animation ?? "slide", isDebugOnly: isDebugOnly, location: constant.location)
    }

    private func arguments(_ constant: ConstantDeclaration) -> [Argument]? {
        guard !constant.isConditional else {
            return diagnostics.failure(Diagnostic.conditional("routeConfig"), at: constant.location)
        }
        let name = constant.type.split(separator: ".").last ?? ""
        guard name.hasSuffix("ViewModel"), name != "ViewModel" else {
            return diagnostics.failure(
                "\(constant.type) has a routeConfig, but is not named like a view model. Name it \(name)ViewModel.",
                at: constant.location)
        }
        guard constant.isStatic else {
            return diagnostics.failure(
                "routeConfig is not static. Write: static let routeConfig.", at: constant.location)
        }
        let arguments = constant.value?.arguments(ofCall: "RouteConfig")
        return arguments
            ?? diagnostics.failure(
                "routeConfig is not a literal that can be read without building the app. Write: "
                    + "static let routeConfig = RouteConfig(activity: …, path: \"…\").", at: constant.location)
    }

    private func tab(_ call: CallArguments, of activity: String) -> AppMap.Tab? {
        guard let argument = call["tab"], argument.value.text != "nil" else { return nil }
        let example = "TabConfig(identifier: \"…\", title: \"…\", icon: \"…\", index: 0)"
        let config = argument.value.arguments(ofCall: "TabConfig")
        guard let arguments = call.literal(argument, config, expected: "\(example), or nil") else { return nil }
        let tab = CallArguments(
            arguments, of: "TabConfig", labels: ["identifier", "title", "icon", "index"], at: argument.valueLocation,
            diagnostics)
        let identifier = tab.string("identifier", like: "bag")
        let title = tab.string("title", like: "Bag")
        let icon = tab.string("icon", like: "bag")
        let index = tab.index("index")
        guard let identifier, let title, let icon, let index else { return nil }
        return AppMap.Tab(
            identifier: identifier, title: title, icon: icon, index: index, activity: activity,
            configLocation: argument.valueLocation, location: tab.location(of: "identifier"),
            indexLocation: tab.location(of: "index"))
    }

    private func path(_ call: CallArguments, _ tab: AppMap.Tab?) -> String? {
        guard let tab, call["path"] == nil else { return call.string("path", like: "/products/:id") }
        return diagnostics.failure(
            "the tab \"\(tab.identifier)\" has no root, because RouteConfig has no path. Add one, like path: "
                + "\"/\(tab.identifier)\".", at: tab.configLocation)
    }

    /// Returns the older paths of a screen. Returns `nil` after an error is reported.
    private func aliases(_ call: CallArguments, of pattern: RoutePattern) -> [RoutePattern]? {
        guard let argument = call["aliases"] else { return [] }
        let example = "a list of string literals, like [\"\(pattern.path)\"]"
        guard let texts = call.literal(argument, argument.value.strings, expected: example) else { return nil }
        let aliases = texts.compactMap { self.pattern($0, at: argument.valueLocation) }
        for alias in aliases where !alias.isAlias(of: pattern) {
            diagnostics.error(
                "the values of \"\(alias.text)\" aren't those in the path of \"\(pattern.text)\". Write each of them once, and "
                    + "no query.", at: argument.valueLocation)
        }
        return aliases.count == texts.count ? aliases : nil
    }

    private func pattern(_ path: String, at location: FileLocation) -> RoutePattern? {
        do throws(RoutePatternError) {
            return try RoutePattern(path)
        } catch {
            return diagnostics.failure(
                "the path \"\(error.text)\" is no pattern: \(error.reason). Write it like "
                    + "\"/products/:id/*rest?color&tag*\".", at: location.advanced(by: error.offset + 1))
        }
    }
}

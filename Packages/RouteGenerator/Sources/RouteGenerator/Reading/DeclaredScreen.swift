import RoutePatterns

/// A screen that a view model declares with its `routeConfig`.
struct DeclaredScreen {
    let module: String
    let viewModel: String
    /// The activity's identifier.
    let activity: String
    let tab: DeclaredTab?
    let pattern: RoutePattern
    /// The pattern as written.
    let path: Located<StringValue>
    let requiresAuth: Bool
    let transition: String
    /// The location of `routeConfig`.
    let location: FileLocation

    /// The name in messages: `Bag.BagViewModel`.
    var name: String { "\(module).\(viewModel)" }

    var pathLocation: FileLocation { at(path.position) }

    /// Returns the location of a position in the same file.
    func at(_ position: SourcePosition) -> FileLocation { FileLocation(location.file, position) }

    /// Returns the location of a parameter's name in the path.
    func location(of parameter: RoutePattern.Parameter) -> FileLocation {
        let marks = parameter.kind == .path ? [":"] : parameter.kind == .tail ? ["*"] : ["?", "&"]
        let bytes = Array(pattern.text.utf8)
        for mark in marks {
            let name = Array("\(mark)\(parameter.name)".utf8)
            let offset = bytes.indices.first { start in
                let rest = bytes[start...]
                let next = rest.dropFirst(name.count).first
                return rest.starts(with: name) && next.map { !ByteClass.isName($0) && $0 != UInt8(ascii: "-") } ?? true
            }
            if let offset, let inset = path.value.inset { return pathLocation.advanced(by: inset + offset + 1) }
        }
        return pathLocation
    }
}

/// A tab that a view model declares, with its screen as the root.
struct DeclaredTab {
    let identifier: Located<String>
    let title: String
    let icon: String
    let index: Located<Int>
    /// The position of `TabConfig`.
    let position: SourcePosition
}

/// Reads the value of a `routeConfig`.
struct ScreenReader {
    let file: SourceFile
    let activities: ActivityIdentifiers

    /// - Returns: Nil after an error is reported.
    func screen(_ constant: ConstantDeclaration, _ diagnostics: inout DiagnosticCollector) -> DeclaredScreen? {
        let location = FileLocation(file.path, constant.position)
        guard isValid(constant, at: location, &diagnostics) else { return nil }
        guard case .call(let callee, let arguments) = constant.value, Self.callees.contains(callee) else {
            diagnostics.error(
                "routeConfig is not a literal that can be read without building the app. Write: "
                    + "static let routeConfig = RouteConfig(activity: …, path: \"…\").",
                at: location)
            return nil
        }
        let call = CallArguments(
            "RouteConfig", arguments, labels: ["activity", "tab", "path", "requiresAuth", "transition"],
            file: file.path, at: constant.position, &diagnostics)
        let activity = call.required("activity", like: ".shop", &diagnostics)
            .flatMap { activities.read($0, file: file.path, &diagnostics) }
        let tab = tab(call, &diagnostics)
        let path = path(call, tab, &diagnostics)
        let requiresAuth = call.boolean("requiresAuth", &diagnostics)
        let transition = call.member(
            "transition", of: "NavigationType", among: ["push", "sheet", "fullScreenCover"], &diagnostics)
        guard let activity, let path, let pattern = pattern(path, &diagnostics) else { return nil }
        return DeclaredScreen(
            module: file.module, viewModel: constant.type, activity: activity, tab: tab, pattern: pattern, path: path,
            requiresAuth: requiresAuth ?? false, transition: transition ?? "push", location: location)
    }

    private func isValid(
        _ constant: ConstantDeclaration, at location: FileLocation, _ diagnostics: inout DiagnosticCollector
    ) -> Bool {
        if constant.isConditional {
            diagnostics.error(
                "routeConfig stands between #if and #endif, and sources are read without knowing what holds. Move it out.",
                at: location)
            return false
        }
        let name = constant.type.split(separator: ".").last ?? ""
        guard name.hasSuffix("ViewModel"), name != "ViewModel" else {
            diagnostics.error(
                "\(constant.type) has a routeConfig, but is not named like a view model. Name it \(name)ViewModel.",
                at: location)
            return false
        }
        guard constant.isStatic else {
            diagnostics.error("routeConfig is not static. Write: static let routeConfig.", at: location)
            return false
        }
        return true
    }

    private func tab(_ call: CallArguments, _ diagnostics: inout DiagnosticCollector) -> DeclaredTab? {
        guard let argument = call["tab"], argument.value != .nil else { return nil }
        guard case .call(let callee, let arguments) = argument.value,
            ["TabConfig", "FlowKit.TabConfig", ".init", "TabConfig.init"].contains(callee)
        else {
            call.report(
                argument, expected: "TabConfig(identifier: \"…\", title: \"…\", icon: \"…\", index: 0), or nil",
                &diagnostics)
            return nil
        }
        let tab = CallArguments(
            "TabConfig", arguments, labels: ["identifier", "title", "icon", "index"], file: file.path,
            at: argument.valuePosition, &diagnostics)
        let identifier = tab.string("identifier", like: "bag", &diagnostics)
        let title = tab.string("title", like: "Bag", &diagnostics)
        let icon = tab.string("icon", like: "bag", &diagnostics)
        let index = tab.index("index", &diagnostics)
        guard let identifier, let title, let icon, let index else { return nil }
        return DeclaredTab(
            identifier: Located(identifier.value.text, at: identifier.position), title: title.value.text,
            icon: icon.value.text, index: index, position: argument.valuePosition)
    }

    private func path(
        _ call: CallArguments, _ tab: DeclaredTab?, _ diagnostics: inout DiagnosticCollector
    ) -> Located<StringValue>? {
        guard let tab, call["path"] == nil else { return call.string("path", like: "/products/:id", &diagnostics) }
        let identifier = tab.identifier.value
        diagnostics.error(
            "the tab \"\(identifier)\" has no root, because RouteConfig has no path. Add one, like path: \"/\(identifier)\".",
            at: FileLocation(file.path, tab.position))
        return nil
    }

    private func pattern(_ path: Located<StringValue>, _ diagnostics: inout DiagnosticCollector) -> RoutePattern? {
        do throws(RoutePatternError) {
            return try RoutePattern(path.value.text)
        } catch {
            let location = FileLocation(file.path, path.position)
            diagnostics.error(
                "the path \"\(error.text)\" is no pattern: \(error.reason). Write it like "
                    + "\"/products/:id/*rest?color&tag*\".",
                at: path.value.inset.map { location.advanced(by: $0 + error.offset) } ?? location)
            return nil
        }
    }

    private static let callees = [
        "RouteConfig", "FlowKit.RouteConfig", ".init", "RouteConfig.init", "FlowKit.RouteConfig.init",
    ]
}

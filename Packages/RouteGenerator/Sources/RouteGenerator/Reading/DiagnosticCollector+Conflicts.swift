import RoutePatterns

// Conflicts between declarations that are each valid.
extension DiagnosticCollector {
    func checkPaths(of screens: [AppMap.Screen]) {
        let paths = screens.flatMap { screen in
            screen.paths.map {
                (name: screen.viewModelName, path: $0.pattern.path, pattern: $0.pattern, location: $0.location)
            }
        }
        for conflict in RouteConflict.all(in: paths.map(\.pattern)) {
            switch conflict {
            case .equal(let first, let second):
                let (one, other) = (paths[first], paths[second])
                error(
                    "\"\(other.path)\" is the path of two screens, \(one.name) and \(other.name). Give one of them another.",
                    at: other.location, notes: [.init("\(one.name) has it here", at: one.location)])
            case .indistinguishable(let first, let second):
                let (one, other) = (paths[first], paths[second])
                error(
                    "no link tells \"\(other.path)\" from \"\(one.path)\": only the names of their values differ. Put a word "
                        + "of its own into one of them.",
                    at: other.location, notes: [.init("\(one.name) has the other path", at: one.location)])
            case .unreachable(let pattern, let others):
                let (path, others) = (paths[pattern], others.map { paths[$0] })
                let names = others.map { "\"\($0.path)\"" }.joined(separator: " and ")
                error(
                    "no link reaches \"\(path.path)\", because \(names) \(others.count == 1 ? "takes" : "take") all of them. "
                        + "Put a word of its own into it.",
                    at: path.location, notes: others.map { .init("\($0.name) has \"\($0.path)\"", at: $0.location) })
            }
        }
    }

    /// Reports tabs that conflict with other tabs, and tabs whose root needs a value.
    func checkTabs(of screens: [AppMap.Screen]) {
        var seen: [AppMap.Tab] = []
        for screen in screens {
            guard let tab = screen.tab else { continue }
            if let parameter = screen.pattern.parameters.first, screen.pattern.hasPathParameters {
                error(
                    "the tab \"\(tab.identifier)\" can't show \"\(screen.pattern.path)\" by itself: it has no value for "
                        + "\"\(parameter.name)\". Write a path without values for it, or move the value into the query, "
                        + "like \"/…?\(parameter.name)\".",
                    at: screen.location(of: parameter), notes: [.init("the tab is here", at: tab.configLocation)])
            }
            checkCase(tab.identifier, of: "a tab", at: tab.location)
            let others = seen.filter { $0.activity == tab.activity }
            if let other = seen.first(where: { $0.identifier == tab.identifier }) {
                error(
                    "two tabs are named \"\(tab.identifier)\", and links name a tab by its identifier alone. Name the newer "
                        + "one differently, so that public links keep their meaning.",
                    at: tab.location, other: other.location)
            }
            if let other = others.first(where: { $0.index == tab.index }) {
                error(
                    "two tabs of \"\(tab.activity)\" have the index \(tab.index): \"\(other.identifier)\" and "
                        + "\"\(tab.identifier)\". Give one of them another.",
                    at: tab.indexLocation, other: other.indexLocation)
            }
            seen.append(tab)
        }
    }

    /// Reports home tabs that the screen's activity doesn't have.
    func checkHomeTabs(of screens: [AppMap.Screen], among tabs: [AppMap.Tab]) {
        for screen in screens {
            let own = tabs.filter { $0.activity == screen.activity }.map(\.identifier)
            guard let name = screen.declaredHomeTab, !own.contains(name) else { continue }
            error(
                "the activity \(screen.activity) has no tab \"\(name)\". Its tabs are: \(own.joined(separator: ", ")).",
                at: screen.location)
        }
    }

    /// Reports a name for which Swift has no case.
    private func checkCase(_ name: String, of kind: String, at location: FileLocation) {
        if SwiftName.canBeCase(SwiftName.lowerCamelCase(name)) { return }
        error(
            "\"\(name)\" can't name \(kind): Swift has no case of this name. Begin with a letter, go on with letters, digits and "
                + "-, and use no word that has a meaning behind a dot, like self.", at: location)
    }

    /// Reports different names that would be the same case of a generated enumeration, such as `my-tab` and `myTab`.
    func check(_ names: [LocatedText], of kind: String, in type: String) {
        var seen: [String: LocatedText] = [:]
        for next in names {
            let name = SwiftName.lowerCamelCase(next.text)
            guard let other = seen.updateValue(next, forKey: name), other.text != next.text else { continue }
            error(
                "the \(kind) \"\(other.text)\" and \"\(next.text)\" would both be \(type).\(name). Name one of them "
                    + "differently.", at: next.location, other: other.location)
        }
    }

    /// Reports activities with the same identifier or index.
    func checkActivities(_ declared: [ConfigReader.DeclaredActivity]) {
        for (count, one) in declared.enumerated() {
            let (activity, others) = (one.activity, declared.prefix(count))
            if let other = others.first(where: { $0.activity.identifier == activity.identifier }) {
                error(
                    "the activity \"\(activity.identifier)\" is declared twice. Remove one of the declarations.",
                    at: one.call.location, other: other.call.location)
            } else if let other = others.first(where: { $0.activity.index == activity.index }) {
                error(
                    "the activities \"\(other.activity.identifier)\" and \"\(activity.identifier)\" have the index "
                        + "\(activity.index). Give one of them another.",
                    at: one.call.location(of: "index"), other: other.call.location(of: "index"))
            }
        }
    }

    /// Reports activities that Swift has no case for, and activities without a tab.
    func check(_ activity: AppMap.Activity, of screens: [AppMap.Screen]) {
        let screens = screens.filter { $0.activity == activity.identifier }
        guard let location = screens.first?.location else { return }
        checkCase(activity.identifier, of: "an activity", at: location)
        if screens.allSatisfy({ $0.tab == nil }) {
            error(
                "the activity \"\(activity.identifier)\" has no tab to begin with. Give one of its view models a tab, or let "
                    + "this one belong to another activity.", at: location)
        }
    }

    /// Reports declarations that have no effect.
    func checkUse(of file: FileDeclarations) {
        for call in file.unusedCalls {
            let remedy =
                call.text == "RouteConfig"
                ? "Write it into a view model, as: static let routeConfig = RouteConfig(…)"
                : "Write it into an extension of ActivityConfig, as: static let shop = ActivityConfig(…)"
            error(
                "this \(call.text) has no effect. \(remedy), or remove it.",
                at: call.location)
        }
        var seen: [String: FileLocation] = [:]
        for constant in file.routeConfigs {
            if let other = seen.updateValue(constant.location, forKey: constant.type) {
                error(
                    "\(constant.type) has two routeConfigs. Remove one of them.", at: constant.location, other: other)
            }
        }
    }
}

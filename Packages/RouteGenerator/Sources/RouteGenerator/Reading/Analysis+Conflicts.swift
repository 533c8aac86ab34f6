import RoutePatterns

// Conflicts between declarations that are each valid.
extension Analysis {
    /// Reports paths that conflict with other paths.
    static func checkPaths(of screens: [DeclaredScreen], _ diagnostics: inout DiagnosticCollector) {
        for conflict in RouteConflict.all(in: screens.map(\.pattern)) {
            switch conflict {
            case .equal(let first, let second):
                let (one, other) = (screens[first], screens[second])
                diagnostics.error(
                    "\"\(other.pattern.path)\" is the path of two screens, \(one.name) and \(other.name). Give one of them "
                        + "another.",
                    at: other.pathLocation, notes: [.init("\(one.name) has it here", at: one.pathLocation)])
            case .indistinguishable(let first, let second):
                let (one, other) = (screens[first], screens[second])
                diagnostics.error(
                    "no link tells \"\(other.pattern.path)\" from \"\(one.pattern.path)\": only the names of their values "
                        + "differ. Put a word of its own into one of them.",
                    at: other.pathLocation, notes: [.init("\(one.name) has the other path", at: one.pathLocation)])
            case .unreachable(let pattern, let others):
                let (screen, others) = (screens[pattern], others.map { screens[$0] })
                let names = others.map { "\"\($0.pattern.path)\"" }.joined(separator: " and ")
                diagnostics.error(
                    "no link reaches \"\(screen.pattern.path)\", because \(names) \(others.count == 1 ? "takes" : "take") all "
                        + "of them. Put a word of its own into it.",
                    at: screen.pathLocation,
                    notes: others.map { .init("\($0.name) has \"\($0.pattern.path)\"", at: $0.pathLocation) })
            }
        }
    }

    /// Reports tabs that conflict with other tabs, and tabs whose root needs a value.
    static func checkTabs(of screens: [DeclaredScreen], _ diagnostics: inout DiagnosticCollector) {
        // By activity and identifier, and by activity and index.
        var identifiers: [[String]: FileLocation] = [:]
        var indices: [[String]: (identifier: String, location: FileLocation)] = [:]
        for screen in screens {
            guard let tab = screen.tab else { continue }
            let (name, index) = (tab.identifier.value, tab.index.value)
            let location = screen.at(tab.identifier.position)
            let indexLocation = screen.at(tab.index.position)
            if let parameter = screen.pattern.parameters.first, screen.pattern.hasPathParameters {
                diagnostics.error(
                    "the tab \"\(name)\" can't show \"\(screen.pattern.path)\" by itself: nobody says what "
                        + "\"\(parameter.name)\" is. Write a path without values for it, or move the value into the query, "
                        + "like \"/…?\(parameter.name)\".",
                    at: screen.location(of: parameter), notes: [.init("the tab is here", at: screen.at(tab.position))])
            }
            if !SwiftName.canBeCase(SwiftName.lowerCamelCase(name)) {
                diagnostics.error(
                    "\"\(name)\" can't name a tab: Swift has no case of this name. Begin with a letter, go on with letters, "
                        + "digits and -, and use no word that has a meaning behind a dot, like self.",
                    at: location)
            }
            if let other = identifiers[[screen.activity, name]] {
                diagnostics.error(
                    "two tabs of \"\(screen.activity)\" are named \"\(name)\". Name one of them differently.",
                    at: location, other: other)
            } else {
                identifiers[[screen.activity, name]] = location
            }
            if let other = indices[[screen.activity, "\(index)"]] {
                diagnostics.error(
                    "two tabs of \"\(screen.activity)\" have the index \(index): \"\(other.identifier)\" and \"\(name)\". "
                        + "Give one of them another.",
                    at: indexLocation, other: other.location)
            } else {
                indices[[screen.activity, "\(index)"]] = (name, indexLocation)
            }
        }
    }

    /// Reports different names that are equal in code, such as `my-tab` and `myTab`.
    static func checkNames(of tabs: [AppMap.Tab], _ diagnostics: inout DiagnosticCollector) {
        var seen: [String: AppMap.Tab] = [:]
        for tab in tabs {
            let name = SwiftName.lowerCamelCase(tab.name)
            if let other = seen.updateValue(tab, forKey: name), other.name != tab.name {
                diagnostics.error(
                    "the tabs \"\(other.name)\" and \"\(tab.name)\" would both be AppTab.\(name). Name one of them differently.",
                    at: tab.location, other: other.location)
            }
        }
    }

    /// Reports activities with the same identifier or index.
    static func checkIndices(of activities: [DeclaredActivity], _ diagnostics: inout DiagnosticCollector) {
        var declared: [String: DeclaredActivity] = [:]
        var byIndex: [Int: DeclaredActivity] = [:]
        for activity in activities {
            if let other = declared[activity.identifier] {
                diagnostics.error(
                    "the activity \"\(activity.identifier)\" is declared twice. Remove one of the declarations.",
                    at: activity.location, other: other.location)
            } else if let other = byIndex[activity.index.value] {
                diagnostics.error(
                    "the activities \"\(other.identifier)\" and \"\(activity.identifier)\" have the index "
                        + "\(activity.index.value). Give one of them another.",
                    at: FileLocation(activity.location.file, activity.index.position),
                    other: FileLocation(other.location.file, other.index.position))
            }
            declared[activity.identifier] = declared[activity.identifier] ?? activity
            byIndex[activity.index.value] = byIndex[activity.index.value] ?? activity
        }
    }
}

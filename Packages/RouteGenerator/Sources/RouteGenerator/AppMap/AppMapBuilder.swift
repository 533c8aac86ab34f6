import RoutePatterns

/// Orders activities and tabs, and checks their names.
struct AppMapBuilder {
    let screens: [DeclaredScreen]
    let activities: [DeclaredActivity]
    let features: [DeclaredFeature]

    func map(_ diagnostics: inout DiagnosticCollector) -> AppMap {
        let order = activityOrder(&diagnostics)
        let tabs = tabs(order)
        checkNames(tabs, &diagnostics)
        return AppMap(
            activities: order.compactMap { activity($0, tabs, &diagnostics) }, tabs: tabs,
            features: features.map { feature in
                AppMap.Feature(
                    module: feature.module, name: feature.name, route: feature.route,
                    screens: feature.screens.map { screen($0, tabs) }, exit: feature.exit, location: feature.location)
            })
    }

    /// Returns the activities that have screens: those with an index first, then the others by name.
    private func activityOrder(_ diagnostics: inout DiagnosticCollector) -> [String] {
        var declared: [String: DeclaredActivity] = [:]
        var byIndex: [Int: DeclaredActivity] = [:]
        for activity in activities {
            if let other = declared[activity.identifier] {
                diagnostics.error(
                    "the activity \"\(activity.identifier)\" is declared twice. Remove one of the declarations.",
                    at: activity.location, notes: [.init("the other one is here", at: other.location)])
            } else if let other = byIndex[activity.index.value] {
                let otherLocation = FileLocation(other.location.file, other.index.position)
                diagnostics.error(
                    "the activities \"\(other.identifier)\" and \"\(activity.identifier)\" have the index "
                        + "\(activity.index.value). Give one of them another.",
                    at: FileLocation(activity.location.file, activity.index.position),
                    notes: [.init("the other one is here", at: otherLocation)])
            }
            declared[activity.identifier] = declared[activity.identifier] ?? activity
            byIndex[activity.index.value] = byIndex[activity.index.value] ?? activity
        }
        return Set(screens.map(\.activity)).sorted { one, other in
            (declared[one]?.index.value ?? .max, one) < (declared[other]?.index.value ?? .max, other)
        }
    }

    private func activity(
        _ identifier: String, _ tabs: [AppMap.Tab], _ diagnostics: inout DiagnosticCollector
    ) -> AppMap.Activity? {
        guard let location = screens.first(where: { $0.activity == identifier })?.location else { return nil }
        if !SwiftName.canBeCase(SwiftName.lowerCamelCase(identifier)) {
            diagnostics.error(
                "\"\(identifier)\" can't name an activity: Swift has no case of this name. Begin with a letter, and go on "
                    + "with letters, digits and -.",
                at: location)
        }
        let activityTabs = tabs.filter { $0.activity == identifier }
        guard let tab = activityTabs.first(where: { $0.identifier == "home" }) ?? activityTabs.first else {
            diagnostics.error(
                "the activity \"\(identifier)\" has no tab to begin with. Give one of its view models a tab, or let this "
                    + "one belong to another activity.",
                at: location)
            return nil
        }
        let declared = activities.first { $0.identifier == identifier }
        return AppMap.Activity(
            identifier: identifier, title: declared?.title ?? SwiftName.title(identifier),
            icon: declared?.icon ?? "square.grid.2x2", defaultTab: tab.name, policy: declared?.policy ?? "keep")
    }

    private func tabs(_ order: [String]) -> [AppMap.Tab] {
        let declared = screens.compactMap { screen in screen.tab.map { (screen, $0) } }
        let counts = Dictionary(grouping: declared) { $0.1.identifier.value }.mapValues(\.count)
        return declared.map { screen, tab in
            let identifier = tab.identifier.value
            return AppMap.Tab(
                identifier: identifier,
                name: counts[identifier] == 1 ? identifier : "\(screen.activity).\(identifier)", title: tab.title,
                icon: tab.icon, index: tab.index.value, activity: screen.activity,
                location: screen.at(tab.identifier.position))
        }
        .sorted { one, other in
            let activities = (order.firstIndex(of: one.activity) ?? 0, order.firstIndex(of: other.activity) ?? 0)
            return (activities.0, one.index, one.name) < (activities.1, other.index, other.name)
        }
    }

    /// Reports different names that are equal in code, such as `my-tab` and `myTab`.
    private func checkNames(_ tabs: [AppMap.Tab], _ diagnostics: inout DiagnosticCollector) {
        var seen: [String: AppMap.Tab] = [:]
        for tab in tabs {
            let name = SwiftName.lowerCamelCase(tab.name)
            if let other = seen[name], other.name != tab.name {
                diagnostics.error(
                    "the tabs \"\(other.name)\" and \"\(tab.name)\" would both be AppTab.\(name). Name one of them differently.",
                    at: tab.location, notes: [.init("the other one is here", at: other.location)])
            }
            seen[name] = tab
        }
    }

    private func screen(_ screen: MatchedScreen, _ tabs: [AppMap.Tab]) -> AppMap.Screen {
        let declared = screen.declared
        let values = declared.pattern.parameters.indices.compactMap { parameter in
            screen.arguments.firstIndex { $0.parameter == parameter }.map { screen.route.values[$0] }
        }
        return AppMap.Screen(
            module: declared.module, viewModel: declared.viewModel, route: screen.route.name, pattern: declared.pattern,
            values: values, arguments: screen.arguments, activity: declared.activity,
            tab: tabs.first { $0.activity == declared.activity && $0.identifier == declared.tab?.identifier.value },
            requiresAuth: declared.requiresAuth, transition: declared.transition, location: declared.location)
    }
}

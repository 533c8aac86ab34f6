import RoutePatterns

/// Puts what was read into order.
struct MapMaker {
    let screens: [DeclaredScreen]
    let activities: [DeclaredActivity]
    let features: [FeatureList.Feature]

    func map(_ findings: inout Findings) -> AppMap {
        let order = ActivityOrder(screens: screens, activities: activities).identifiers(&findings)
        let tabs = tabs(order)
        checkNames(tabs, &findings)
        return AppMap(
            activities: order.compactMap { activity($0, tabs, &findings) }, tabs: tabs,
            features: features.map { feature in
                AppMap.Feature(
                    module: feature.module, name: feature.name, route: feature.route,
                    screens: feature.screens.map { screen($0, tabs) }, exits: feature.exits)
            })
    }

    private func activity(_ identifier: String, _ tabs: [AppMap.Tab], _ findings: inout Findings) -> AppMap.Activity? {
        let first = screens.first { $0.activity == identifier }
        guard let place = first?.place else { return nil }
        if !Identifier.canBeCase(Name.lowerCamelCase(identifier)) {
            findings.error(
                "\"\(identifier)\" can't name an activity: Swift has no case of this name. Begin with a letter, and go on "
                    + "with letters, digits and -.",
                at: place)
        }
        let own = tabs.filter { $0.activity == identifier }
        guard let tab = own.first(where: { $0.identifier == "home" }) ?? own.first else {
            findings.error(
                "the activity \"\(identifier)\" has no tab to begin with. Give one of its view models a tab, or let this "
                    + "one belong to another activity.",
                at: place)
            return nil
        }
        let declared = activities.first { $0.identifier == identifier }
        return AppMap.Activity(
            identifier: identifier, title: declared?.title ?? Name.title(identifier),
            icon: declared?.icon ?? "square.grid.2x2", defaultTab: tab.name, policy: declared?.policy ?? "keep")
    }

    private func tabs(_ order: [String]) -> [AppMap.Tab] {
        let declared = screens.compactMap { screen in screen.tab.map { (screen, $0) } }
        let count = Dictionary(grouping: declared) { $0.1.identifier.value }.mapValues(\.count)
        return declared.map { screen, tab in
            let identifier = tab.identifier.value
            return AppMap.Tab(
                identifier: identifier,
                name: count[identifier] == 1 ? identifier : "\(screen.activity).\(identifier)", title: tab.title,
                icon: tab.icon, index: tab.index.value, activity: screen.activity,
                place: screen.at(tab.identifier.position))
        }
        .sorted { one, other in
            let position = (order.firstIndex(of: one.activity) ?? 0, order.firstIndex(of: other.activity) ?? 0)
            return (position.0, one.index, one.name) < (position.1, other.index, other.name)
        }
    }

    /// Different names can become the same in code: `my-tab` and `myTab`.
    private func checkNames(_ tabs: [AppMap.Tab], _ findings: inout Findings) {
        var seen: [String: AppMap.Tab] = [:]
        for tab in tabs {
            let name = Name.lowerCamelCase(tab.name)
            if let other = seen[name], other.name != tab.name {
                findings.error(
                    "the tabs \"\(other.name)\" and \"\(tab.name)\" would both be AppTab.\(name). Name one of them differently.",
                    at: tab.place, notes: [.init("the other one is here", at: other.place)])
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
            requiresAuth: declared.requiresAuth, transition: declared.transition, place: declared.place)
    }
}

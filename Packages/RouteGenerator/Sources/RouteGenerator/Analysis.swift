import RoutePatterns

/// Turns declarations into a map of the app, or reports why that's impossible.
package struct Analysis: Sendable {
    /// The map, or nil if there are errors.
    package let map: AppMap?
    /// All errors, in the order of their locations.
    package let diagnostics: [Diagnostic]

    /// - Parameter files: The declarations of the app and of all modules with screens.
    package init(_ files: [FileDeclarations]) {
        var diagnostics = DiagnosticCollector()
        let identifiers = ActivityIdentifiers(files, &diagnostics)
        var screens: [DeclaredScreen] = []
        var activities: [DeclaredActivity] = []
        for file in files {
            Self.checkUse(file, &diagnostics)
            let reader = ScreenReader(file: file.file, activities: identifiers)
            screens += file.routeConfigs.compactMap { reader.screen($0, &diagnostics) }
            activities += file.activityConfigs.compactMap {
                DeclaredActivity($0, file: file.file.path, identifiers, &diagnostics)
            }
        }
        Self.checkPaths(of: screens, &diagnostics)
        Self.checkTabs(of: screens, &diagnostics)
        let features = FeatureReader(files: files, screens: screens).features(&diagnostics)
        // With an error, the map would lack something and produce misleading errors.
        let map = diagnostics.isEmpty ? Self.map(features, screens, activities, &diagnostics) : nil
        self.diagnostics = diagnostics.sorted
        self.map = diagnostics.isEmpty ? map : nil
    }

    /// Reports declarations that have no effect.
    private static func checkUse(_ file: FileDeclarations, _ diagnostics: inout DiagnosticCollector) {
        for call in file.unusedCalls {
            let remedy =
                call.value == "RouteConfig"
                ? "Write it into a view model, as: static let routeConfig = RouteConfig(…)"
                : "Write it into an extension of ActivityConfig, as: static let shop = ActivityConfig(…)"
            diagnostics.error(
                "nothing comes of this \(call.value). \(remedy), or remove it.",
                at: FileLocation(file.file.path, call.position))
        }
        var seen: [String: FileLocation] = [:]
        for constant in file.routeConfigs {
            let location = FileLocation(file.file.path, constant.position)
            if let other = seen.updateValue(location, forKey: constant.type) {
                diagnostics.error(
                    "\(constant.type) has two routeConfigs. Remove one of them.", at: location, other: other)
            }
        }
    }
}

extension Analysis {
    private static func map(
        _ features: [DeclaredFeature], _ screens: [DeclaredScreen], _ activities: [DeclaredActivity],
        _ diagnostics: inout DiagnosticCollector
    ) -> AppMap {
        checkIndices(of: activities, &diagnostics)
        let declared = Dictionary(activities.map { ($0.identifier, $0) }) { first, _ in first }
        // The activities that have screens: those with an index first, then the others by name.
        let order = Set(screens.map(\.activity)).sorted { one, other in
            (declared[one]?.index.value ?? .max, one) < (declared[other]?.index.value ?? .max, other)
        }
        let tabs = tabs(of: screens, order)
        checkNames(of: tabs, &diagnostics)
        var defaultTabs: [String: AppMap.Tab] = [:]
        for identifier in order {
            guard let location = screens.first(where: { $0.activity == identifier })?.location else { continue }
            if !SwiftName.canBeCase(SwiftName.lowerCamelCase(identifier)) {
                diagnostics.error(
                    "\"\(identifier)\" can't name an activity: Swift has no case of this name. Begin with a letter, and go on "
                        + "with letters, digits and -.",
                    at: location)
            }
            let own = tabs.filter { $0.activity == identifier }
            defaultTabs[identifier] = own.first { $0.identifier == "home" } ?? own.first
            if own.isEmpty {
                diagnostics.error(
                    "the activity \"\(identifier)\" has no tab to begin with. Give one of its view models a tab, or let this "
                        + "one belong to another activity.",
                    at: location)
            }
        }
        let complete = features.map { feature in
            AppMap.Feature(
                module: feature.module, name: feature.name, route: feature.route,
                screens: Self.screens(of: feature, tabs, defaultTabs), exit: feature.exit, location: feature.location)
        }
        return AppMap(
            activities: order.compactMap { identifier in
                guard let tab = defaultTabs[identifier] else { return nil }
                let activity = declared[identifier]
                return AppMap.Activity(
                    identifier: identifier, title: activity?.title ?? SwiftName.title(identifier),
                    icon: activity?.icon ?? "square.grid.2x2", defaultTab: tab.name,
                    policy: activity?.policy ?? "keep")
            }, tabs: tabs, features: complete, screens: complete.flatMap(\.screens))
    }

    private static func tabs(of screens: [DeclaredScreen], _ activities: [String]) -> [AppMap.Tab] {
        let declared = screens.compactMap { screen in screen.tab.map { (screen, $0) } }
        let counts = Dictionary(grouping: declared) { $0.1.identifier.value }.mapValues(\.count)
        let positions = Dictionary(uniqueKeysWithValues: zip(activities, activities.indices))
        return declared.map { screen, tab in
            let identifier = tab.identifier.value
            return AppMap.Tab(
                identifier: identifier,
                name: counts[identifier] == 1 ? identifier : "\(screen.activity).\(identifier)", title: tab.title,
                icon: tab.icon, index: tab.index.value, activity: screen.activity,
                location: screen.at(tab.identifier.position))
        }
        .sorted { one, other in
            (positions[one.activity] ?? 0, one.index, one.name)
                < (positions[other.activity] ?? 0, other.index, other.name)
        }
    }

    private static func screens(
        of feature: DeclaredFeature, _ tabs: [AppMap.Tab], _ defaultTabs: [String: AppMap.Tab]
    ) -> [AppMap.Screen] {
        let own = feature.screens.map { screen in
            screen.declared.tab.flatMap { tab in
                tabs.first { $0.activity == screen.declared.activity && $0.identifier == tab.identifier.value }
            }
        }
        return zip(feature.screens, own).compactMap { screen, tab in
            let declared = screen.declared
            let home = tab ?? tabs.first { $0.activity == declared.activity && own.contains($0) }
            guard let home = home ?? defaultTabs[declared.activity] else { return nil }
            let values = declared.pattern.parameters.indices.compactMap { parameter in
                screen.arguments.firstIndex { $0.parameter == parameter }.map { screen.route.values[$0] }
            }
            return AppMap.Screen(
                module: declared.module, viewModel: declared.viewModel, route: screen.route.name,
                pattern: declared.pattern, values: values, arguments: screen.arguments, activity: declared.activity,
                tab: tab, homeTab: home, requiresAuth: declared.requiresAuth, transition: declared.transition,
                location: declared.location)
        }
    }
}

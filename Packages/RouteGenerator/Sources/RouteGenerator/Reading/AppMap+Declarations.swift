import RoutePatterns

extension AppMap {
    /// Turns the declarations of all modules with screens into a map. Throws all errors, in the order of their locations.
    package init(_ files: [FileDeclarations]) throws(RouteError) {
        let diagnostics = DiagnosticCollector()
        let reader = ConfigReader(files, diagnostics)
        var screens: [Screen] = []
        var declared: [ConfigReader.DeclaredActivity] = []
        var invalidModules: Set<String> = []
        for file in files {
            diagnostics.checkUse(of: file)
            let found = file.routeConfigs.compactMap { reader.screen($0, of: file.module) }
            if found.count < file.routeConfigs.count { invalidModules.insert(file.module) }
            screens += found
            declared += file.activityConfigs.compactMap(reader.activity)
        }
        diagnostics.checkPaths(of: screens)
        diagnostics.checkTabs(of: screens)
        // The errors of the other modules are reported already.
        let modules = Set(files.map(\.module)).subtracting(invalidModules).sorted()
        let types = TypeIndex(files)
        let features = FeatureReader(types: types, diagnostics: diagnostics).features(screens, of: modules)
        // With an error, the map would lack something and produce misleading errors.
        try diagnostics.throwErrors()
        diagnostics.checkActivities(declared)
        let configured = Dictionary(declared.map { ($0.activity.identifier, $0.activity) }) { first, _ in first }
        // The activities that have screens: those with an index first, then the others by name.
        let activities = Set(screens.map(\.activity))
            .map { configured[$0] ?? Activity(identifier: $0, title: SwiftName.title($0)) }
            .sorted { ($0.index, $0.identifier) < ($1.index, $1.identifier) }
        for activity in activities { diagnostics.check(activity, of: screens) }
        let activityNames = activities.compactMap { activity in
            screens.first { $0.activity == activity.identifier }
                .map { LocatedText(activity.identifier, at: $0.location) }
        }
        diagnostics.check(activityNames, of: "activities", in: "Activity")
        let tabs = activities.flatMap { activity in
            screens.compactMap(\.tab).filter { $0.activity == activity.identifier }
                .sorted { ($0.index, $0.identifier) < ($1.index, $1.identifier) }
        }
        diagnostics.checkHomeTabs(of: screens, among: tabs)
        diagnostics.check(tabs.map { LocatedText($0.identifier, at: $0.location) }, of: "tabs", in: "AppTab")
        // Without the last features, the numbers of all other screens stay the same.
        let ordered = features.filter { !$0.isDebugOnly } + features.filter(\.isDebugOnly)
        self.init(activities: activities, tabs: tabs, features: ordered, types: types)
        try diagnostics.throwErrors()
    }
}

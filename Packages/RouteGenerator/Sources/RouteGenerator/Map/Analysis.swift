/// Makes sense of declarations: a map of the app, or what keeps them from being one.
public struct Analysis: Sendable {
    /// What the declarations mean; nil when anything is wrong with them.
    public let map: AppMap?
    /// Everything that is wrong, as it stands in the sources.
    public let diagnostics: [Diagnostic]

    /// - Parameter declarations: Of all modules whose screens belong to the app, and of the app itself.
    public init(_ declarations: Declarations) {
        var findings = Findings()
        let activityIDs = ActivityIDs(declarations, &findings)
        var screens: [DeclaredScreen] = []
        var activities: [DeclaredActivity] = []
        for file in declarations.files {
            StrayCheck(file: file).check(&findings)
            let reader = ScreenReader(file: file.file, activities: activityIDs)
            screens += file.routeConfigs.compactMap { reader.screen($0, &findings) }
            activities += file.activityConfigs.compactMap {
                DeclaredActivity($0, file: file.file.path, activityIDs, &findings)
            }
        }
        PatternCheck(screens: screens).check(&findings)
        TabCheck(screens: screens).check(&findings)
        let features = FeatureList(declarations, screens).features(&findings)
        // What is missing on the map because of an error is none of its own.
        let isWhole = findings.isEmpty
        let map =
            isWhole ? MapMaker(screens: screens, activities: activities, features: features).map(&findings) : nil
        diagnostics = findings.sorted
        self.map = diagnostics.isEmpty ? map : nil
    }
}

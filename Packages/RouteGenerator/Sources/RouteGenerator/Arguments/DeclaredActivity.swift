/// What an app says of an activity.
struct DeclaredActivity {
    var identifier: String
    var title: String
    var icon: String
    var index: Located<Int>
    /// `keep` or `resetToDefaultTab`.
    var policy: String
    /// Where its name stands.
    var place: SourcePlace

    /// Reads `static let shop = ActivityConfig(…)`.
    ///
    /// - Returns: Nil when something is wrong with it, which is reported.
    init?(
        _ constant: ConstantDeclaration, file: String, _ activities: ActivityIDs, _ findings: inout Findings
    ) {
        guard case .call(let callee, let arguments) = constant.value, Self.callees.contains(callee) else { return nil }
        place = SourcePlace(file, constant.position)
        if constant.isConditional {
            findings.error(
                "this activity stands between #if and #endif, and sources are read without knowing what holds. Move it out.",
                at: place)
            return nil
        }
        let call = CallReader(
            "ActivityConfig", arguments, labels: ["id", "title", "icon", "index", "policy"], file: file,
            at: constant.position, &findings)
        let id = call.required("id", like: ".shop", &findings).flatMap { activities.read($0, file: file, &findings) }
        let title = call.string("title", like: "Shop", &findings)
        let icon = call.string("icon", like: "storefront", &findings)
        let index = call.index("index", &findings)
        let policy = call.member("policy", of: "ActivitySwitchPolicy", among: ["keep", "resetToDefaultTab"], &findings)
        guard let id, let title, let icon, let index else { return nil }
        identifier = id
        self.title = title.value.text
        self.icon = icon.value.text
        self.index = index
        self.policy = policy ?? "keep"
    }

    private static let callees = ["ActivityConfig", "FlowKit.ActivityConfig", ".init", "ActivityConfig.init"]
}

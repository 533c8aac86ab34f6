extension NavigationState: Codable {
    public func encode(to encoder: any Encoder) throws {
        try StoredNavigation(self).encode(to: encoder)
    }

    /// Reads a state. Activities and tabs that it does not speak of are at their roots.
    /// - Throws: `DecodingError` for what is no state, also for one that no operation leads to: what is read is as good
    ///   as what is made here.
    public init(from decoder: any Decoder) throws {
        let stored = try StoredNavigation<Schema>(from: decoder)
        self.init(activity: stored.activity)
        var unknown = activity == stored.activity ? [] : ["There is no activity \(stored.activity)."]
        for activity in stored.activities { unknown += read(activity) }
        _history = stored.history ?? []
        var changes: Changes = []
        if let visible = stored.visibleActivities { replaceVisibleActivities(with: visible, &changes) }
        _disabledTabs = stored.disabledTabs ?? []
        modalCounter.skip(ModalID(rawValue: stored.lastModal ?? 0))
        let problems = unknown + violations()
        guard problems.isEmpty else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: decoder.codingPath, debugDescription: problems.joined(separator: " ")))
        }
    }

    /// Returns what the schema does not know.
    private mutating func read(_ stored: StoredNavigation<Schema>.Activity) -> [String] {
        guard let index = index(of: stored.activity) else { return ["There is no activity \(stored.activity)."] }
        _activities[index].modals = stored.modals ?? []
        var unknown: [String] = []
        if let tab = activities[index].index(of: stored.tab) {
            _activities[index].tabIndex = tab
        } else {
            unknown.append("The activity \(stored.activity) has no tab \(stored.tab).")
        }
        for tab in stored.tabs ?? [] {
            guard let place = activities[index].index(of: tab.tab) else {
                unknown.append("The activity \(stored.activity) has no tab \(tab.tab).")
                continue
            }
            let root = tab.root ?? Schema.root(of: tab.tab)
            _activities[index]._tabs[place].flow = FlowState(root: root, stack: tab.stack ?? [])
        }
        return unknown
    }
}

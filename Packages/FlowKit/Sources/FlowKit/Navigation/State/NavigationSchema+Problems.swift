extension NavigationSchema {
    /// What does not fit together in this schema; empty for a good one. For an app's tests.
    ///
    /// Nothing traps with a bad schema, but a tab that two activities claim can be reached in the first of them only.
    public static func problems() -> [String] {
        var problems: [String] = []
        if activities.isEmpty { problems.append("There is no activity.") }
        for activity in activities.repeated { problems.append("The activity \(activity) is listed twice.") }
        for activity in activities { problems += Self.problems(of: activity) }
        for tab in activities.flatMap({ Set(tabs(of: $0)) }).repeated {
            problems.append("The tab \(tab) is listed by two activities.")
        }
        return problems
    }

    private static func problems(of activity: Activity) -> [String] {
        let tabs = tabs(of: activity)
        var problems = tabs.repeated.map { "The activity \(activity) lists the tab \($0) twice." }
        for tab in tabs where Self.activity(of: tab) != activity {
            problems.append(
                "The activity \(activity) lists the tab \(tab), which belongs to \(Self.activity(of: tab)).")
        }
        if !tabs.contains(defaultTab(of: activity)) {
            problems.append(
                "The activity \(activity) begins with the tab \(defaultTab(of: activity)), which it does not list.")
        }
        return problems
    }
}

extension Array where Element: Hashable {
    /// What is there more than once, each time again.
    var repeated: [Element] {
        var seen: Set<Element> = []
        return filter { !seen.insert($0).inserted }
    }

    /// Each element once, where it is first.
    @inlinable
    var uniqued: [Element] {
        var seen: Set<Element> = []
        return filter { seen.insert($0).inserted }
    }
}

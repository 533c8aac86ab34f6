/// The durations of navigation, in nanoseconds.
struct NavigationReport: Codable, Equatable {
    /// A push and a pop over 100 screens, on an array.
    var array = 0.0
    /// On the navigation state.
    var state = 0.0
    /// On a navigator, with three observers.
    var navigator = 0.0
    /// The same with one screen under them.
    var shallowNavigator = 0.0
    /// The same with 1,000 screens under them.
    var deepNavigator = 0.0
    /// On a router that owns its stack, with three observers.
    var router = 0.0
    /// On a router of a navigator's tab, with three observers.
    var mirrored = 0.0
    /// On a scope of that, with three observers.
    var scope = 0.0
    /// On a navigator with three observers and a full journal of 100 entries.
    var journal = 0.0
    /// The same of 500 entries, the capacity that a journal has unless an app chooses another.
    var longJournal = 0.0
    /// Five links as text, to a stack of five screens in another activity.
    var link = 0.0
    /// Reading those links alone.
    var reading = 0.0
    /// Ten tabs of 20 screens, to bytes.
    var saving = 0.0
    /// The same as JSON of the whole state.
    var savingAsJSON = 0.0

    var text: String {
        let rows = [
            ("push and pop at 100 screens, on an array", array), ("on the value", state), ("on a navigator", navigator),
            ("on a navigator, at one screen", shallowNavigator), ("at 1000 screens", deepNavigator),
            ("on a router", router),
            ("on a navigator's router", mirrored), ("on a scope of it", scope), ("with a journal of 100", journal),
            ("with a journal of 500", longJournal), ("a link to five screens", link),
            ("reading the links alone", reading), ("saving 200 screens", saving),
            ("saving them as JSON of the state", savingAsJSON),
        ]
        return rows.map { name, time in "\(name): \(Int(time.rounded())) ns" }.joined(separator: "\n")
    }
}

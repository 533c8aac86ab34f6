import FlowKit

/// What a person is told when something that they asked for does not take place.
extension AlertState {
    static func disabled(_ tab: Tab, reason: String) -> AlertState {
        AlertState(title: "\(tab.title) is not available", message: reason)
    }

    static func hidden(_ activity: Activity) -> AlertState {
        AlertState(title: "\(activity.displayName) is not available", message: "It is switched off at present.")
    }

    init(_ reason: NavigationReason) {
        switch reason {
        case .minimumVersion(let version):
            self.init(title: "Update the app", message: "This needs version \(version) of the app, or a later one.")
        case .featureOff: self.init(title: "Not available", message: "This is switched off at present.")
        case .signIn: self.init(title: "Sign in first", message: "This is shown to you when you are signed in.")
        case .unsavedChanges:
            self.init(title: "Not saved yet", message: "Save or discard what you have changed, then go on.")
        case .tabDisabled(let tab): self.init(title: "Not available", message: "The tab \(tab) is disabled.")
        case .custom(let text): self.init(title: "Not available", message: text)
        }
    }
}

import FlowKit

/// Alerts about navigation that was rejected.
extension AlertState {
    static func disabled(_ tab: AppTab, reason: String) -> AlertState {
        AlertState(title: "\(tab.title) isn't available", message: reason)
    }

    static func hidden(_ activity: Activity) -> AlertState {
        AlertState(
            title: "\(activity.displayName) isn't available",
            message: "It's turned off right now. Please try again later.")
    }

    init(_ reason: NavigationReason) {
        switch reason {
        case .minimumVersion(let version):
            self.init(title: "Update the app", message: "Version \(version) or later is required to open this.")
        case .featureOff:
            self.init(title: "Not available", message: "This feature is turned off right now. Please try again later.")
        case .signIn: self.init(title: "Please sign in", message: "You need to be signed in to see this.")
        case .unsavedChanges:
            self.init(title: "Unsaved changes", message: "Save or discard your changes, then try again.")
        case .tabDisabled:
            self.init(title: "Not available", message: "This tab is turned off right now. Please try again later.")
        case .custom(let text): self.init(title: "Not available", message: text)
        }
    }
}

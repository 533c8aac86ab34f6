/// Why a guard holds a navigation up.
///
/// An app says when one goes away with ``Navigator/reasonChanged(_:)``.
public enum NavigationReason: Hashable, Codable, Sendable {
    case signIn
    /// A feature is switched off. Names the feature.
    case featureOff(String)
    case unsavedChanges
    /// The app is too old. Names the version that is needed.
    case minimumVersion(String)
    /// Names the tab.
    case tabDisabled(String)
    /// What no other case says, for the user to read.
    case custom(String)
}

extension NavigationReason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .signIn: "Sign in first."
        case .featureOff(let name): "The feature \(name) is switched off."
        case .unsavedChanges: "There are changes that are not saved."
        case .minimumVersion(let version): "Version \(version) of the app is needed."
        case .tabDisabled(let tab): "The tab \(tab) is disabled."
        case .custom(let text): text
        }
    }
}

/// The switcher's screens.
public enum ActivitySwitcherRoute: Hashable, Codable, Sendable {
    case activitySwitcher
}

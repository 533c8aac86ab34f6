/// What becomes of the tabs of an activity that one switches to.
public enum ActivitySwitchPolicy: String, CaseIterable, Hashable, Codable, Sendable {
    /// It is as it was left.
    case keep
    /// Its default tab is chosen; when that is disabled, its first tab that is not. Every stack stays.
    case resetToDefaultTab
}

public import FlowKit

/// Destinations outside the switcher.
public enum ActivitySwitcherExit: Hashable, Sendable {
    /// Switches to another activity and dismisses the switcher.
    case activity(ActivityID)
    /// Dismisses the switcher.
    case close
}

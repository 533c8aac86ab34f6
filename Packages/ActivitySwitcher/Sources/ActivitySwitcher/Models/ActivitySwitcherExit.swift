public import FlowKit

/// Where the switcher sends one.
public enum ActivitySwitcherExit: Hashable, Sendable {
    /// To another activity. The switcher is not needed any more.
    case activity(ActivityID)
    /// Back to where one was.
    case close
}

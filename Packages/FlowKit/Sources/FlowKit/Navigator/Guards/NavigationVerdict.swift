/// What a guard answers.
public enum NavigationVerdict: Hashable, Sendable {
    /// The next guard is asked. When all allow it, the navigation takes place.
    case allow
    /// It does not take place.
    case refuse(NavigationReason)
    /// It is kept and goes on when the reason goes away.
    case wait(NavigationReason)
}

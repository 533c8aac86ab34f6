public import Model

/// Destinations outside the feature.
public enum AuthenticationExit: Hashable, Sendable {
    /// Continues the navigation that required sign-in.
    case signedIn(User)
}

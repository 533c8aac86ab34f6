/// The reason for a failed sign-out. The user is still signed in, with all their data.
public enum SignOutError: Error, Hashable, Sendable {
    /// Signing out would discard these changes, and the user hasn't agreed to that.
    case unsentChanges(UnsentChanges)
    case service(ServiceError)
}

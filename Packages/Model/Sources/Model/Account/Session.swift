/// Whether somebody is signed in, and who.
public enum Session: Hashable, Sendable {
    /// Nobody is.
    case signedOut
    /// Somebody is.
    case signedIn(User)

    /// Who is signed in; nil when nobody is.
    public var user: User? {
        switch self {
        case .signedOut: nil
        case .signedIn(let user): user
        }
    }
}

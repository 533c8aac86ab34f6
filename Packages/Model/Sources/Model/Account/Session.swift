/// The sign-in state.
public enum Session: Hashable, Sendable {
    /// The user is signed out.
    case signedOut
    /// The user is signed in.
    case signedIn(User)

    /// The signed-in user. `nil` if the user is signed out.
    public var user: User? {
        switch self {
        case .signedOut: nil
        case .signedIn(let user): user
        }
    }
}

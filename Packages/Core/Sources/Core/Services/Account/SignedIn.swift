import Model

/// Who is signed in, and what shows the server that it is them.
struct SignedIn: Hashable, Sendable {
    /// As the server named them when they signed in.
    let user: User
    var tokens: Tokens
    /// Counts the times somebody has signed in on this device, since the process began.
    let number: Int
    /// The same user with all that was changed since, here and on the server; nil when nothing was.
    var profile: User?

    /// As they are now.
    var userNow: User { profile ?? user }

    var accessToken: AccessToken { AccessToken(value: tokens.access, signIn: number) }

    /// Whose database is in use while they are signed in.
    var scope: SessionScope { .user(user.id) }
}

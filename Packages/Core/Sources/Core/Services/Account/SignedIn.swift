import Model

/// Who is signed in, and what shows the server that it is them.
struct SignedIn: Hashable, Sendable {
    let user: User
    var tokens: Tokens
    /// Counts the times somebody has signed in on this device, since the process began.
    let number: Int

    var accessToken: AccessToken { AccessToken(value: tokens.access, signIn: number) }

    /// Whose database is in use while they are signed in.
    var scope: SessionScope { .user(user.id) }
}

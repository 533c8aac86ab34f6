/// Knows who is signed in.
public protocol SessionService: Sendable {
    /// How it is, then every change: also when the server ends a session by itself.
    func session() -> AsyncStream<Session>
}

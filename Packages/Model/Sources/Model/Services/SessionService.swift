/// Provides the session.
public protocol SessionService: Sendable {
    /// Returns a stream of the session, followed by every change, including a session that the server ends.
    func session() -> AsyncStream<Session>
}

/// The user's changes on their way to the server.
///
/// A change is made on the device at once and waits here until the server has answered. It survives the app's end, is
/// sent in the order in which the changes were made, and has its effect once, however often it must be sent.
public protocol OutboxService: Sendable {
    /// How it is, then every change. It ends by itself only when the device's store can't be read.
    func status() -> AsyncStream<OutboxStatus>

    /// What the user has to be told and has not dismissed, the latest first; then every change. It ends as ``status()``
    /// does.
    func conflicts() -> AsyncStream<[OutboxConflict]>

    /// Takes note that the user has seen a conflict. Without effect on one that is not there.
    func dismiss(_ id: OutboxConflict.ID) async throws(ServiceError)

    /// Sends now, without waiting for the next attempt's time. Returns at once.
    func send() async

    /// Asks how things are on the server, for what was changed on another device. Returns at once. Without effect when it
    /// was asked a moment ago, and while nobody is signed in.
    func pull() async
}

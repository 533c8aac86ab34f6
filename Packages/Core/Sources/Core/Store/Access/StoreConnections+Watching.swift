import Dispatch
import GRDB

extension StoreConnections {
    /// A value as it is, then each change of it.
    ///
    /// To watch begins with a reader and goes on, at a time of its own, with the one who writes. Nobody closes the file
    /// between the two.
    ///
    /// - Parameters:
    ///   - fetch: Reads the value, always from the same tables.
    ///   - queue: Where it is told.
    ///   - onError: Told when it has ended; also that the store is closed.
    ///   - onChange: Told of the value.
    func watch<Value: Equatable & Sendable>(
        _ fetch: @escaping @Sendable (Database) throws -> Value, on queue: DispatchQueue,
        onError: @escaping @Sendable (any Error) -> Void, onChange: @escaping @Sendable (Value) -> Void
    ) -> AnyDatabaseCancellable {
        let pass: StoreGate.Pass
        do {
            pass = try makePass()
        } catch {
            queue.async { onError(error) }
            return AnyDatabaseCancellable {}
        }
        return ValueObservation.trackingConstantRegion(fetch).removeDuplicates().handleEvents(
            // On the connection that writes: it is not closed before this is done.
            willTrackRegion: { _ in pass.giveBack() }, didFail: { _ in pass.giveBack() },
            didCancel: { pass.giveBack() }
        ).start(in: pool, scheduling: .async(onQueue: queue), onError: onError, onChange: onChange)
    }
}

import GRDB
import Logging
import Model

extension StoreAccess {
    /// A value as it is, then every change of it; a slow watcher skips to the newest one. A failure is logged and ends
    /// the stream.
    ///
    /// The value must always come from the same tables. `fetch` must not hold the store: what is watched would keep it
    /// alive.
    func values<Value: Equatable & Sendable>(
        of what: String, _ fetch: @escaping @Sendable (Database) throws -> Value
    ) -> AsyncStream<Value> {
        AsyncStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
            let end = watch(what, fetch) {
                continuation.yield($0)
            } onFailure: {
                continuation.finish()
            }
            continuation.onTermination = { _ in end() }
        }
    }

    /// The same without a stream.
    ///
    /// - Returns: What ends it.
    func watch<Value: Equatable & Sendable>(
        _ what: String, _ fetch: @escaping @Sendable (Database) throws -> Value,
        onChange: @escaping @Sendable (Value) -> Void, onFailure: @escaping @Sendable () -> Void
    ) -> @Sendable () -> Void {
        let path = pool.path
        let watching = connections.watch(fetch, on: observing) { [logger] error in
            DamageNote(of: path).leave(ifToldBy: error)
            logger.error("Watching \(what) has failed: \(ServiceError(storing: error))")
            onFailure()
        } onChange: {
            onChange($0)
        }
        return { watching.cancel() }
    }
}

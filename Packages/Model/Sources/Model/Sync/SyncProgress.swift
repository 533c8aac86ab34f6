public import Foundation

/// How far the synchronisation of the catalogue is.
public enum SyncProgress: Hashable, Sendable {
    /// Nothing runs; when it was complete for the last time, if it ever was.
    case idle(last: Date?)
    /// So many products of so many have been looked at. The number of all is nil as long as the server has not said it.
    case running(done: Int, total: Int?)
    /// The last attempt has failed. The next one goes on where it was.
    case failed(ServiceError)
}

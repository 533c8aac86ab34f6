public import Foundation

/// The progress of the catalog synchronization.
public enum SyncProgress: Hashable, Sendable {
    /// No synchronization is running. The value is the date of the last complete one.
    case idle(last: Date?)
    /// A synchronization is running: the number of processed products, and the total if the server has sent it.
    case running(done: Int, total: Int?)
    /// The last synchronization failed. The next one resumes it.
    case failed(ServiceError)
}

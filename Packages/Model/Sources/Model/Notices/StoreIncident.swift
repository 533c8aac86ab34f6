/// An incident in which the local store couldn't be read and was recreated.
public struct StoreIncident: Hashable, Sendable {
    /// A Boolean value that indicates whether all of the user's data was recovered: bag, wishlist and pending changes.
    public let isAllSaved: Bool

    /// Creates an incident.
    public init(isAllSaved: Bool) {
        self.isAllSaved = isAllSaved
    }
}

/// Stores the names of the notices that the user has seen, so that each is shown once: `update-2.1`.
public protocol NoticeService: Sendable {
    /// Returns a stream of the seen notices, followed by every change. The latest 100 are stored.
    func seen() -> AsyncStream<Set<String>>
    /// Marks a notice as seen.
    func markSeen(_ notice: String) async throws(ServiceError)
}

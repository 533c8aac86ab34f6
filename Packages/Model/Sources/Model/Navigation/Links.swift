public import Foundation

/// A pending link in the app's private format.
public struct StoredPendingLink: Identifiable, Hashable, Sendable {
    /// The identifier.
    public let id: String
    /// The encoded link.
    public let data: Data

    /// Creates a pending link.
    public init(id: String, data: Data) {
        self.id = id
        self.data = data
    }
}

/// Stores pending links until the app is ready to open them. Saved links are persistent.
public protocol PendingLinkService: Sendable {
    /// Returns all links in the order in which they were first saved.
    func links() async throws(ServiceError) -> [StoredPendingLink]

    /// Saves a link. Replaces a link with the same identifier at its position.
    func save(_ link: StoredPendingLink) async throws(ServiceError)

    /// Removes a link. Does nothing if it doesn't exist.
    func remove(_ id: StoredPendingLink.ID) async throws(ServiceError)
}

/// Stores the navigation state for the next launch, in the app's private format.
public protocol SavedStateService: Sendable {
    /// Returns the stored state, or `nil` if there is none.
    func load() async throws(ServiceError) -> Data?

    /// Replaces the stored state. `nil` removes it.
    func save(_ data: Data?) async throws(ServiceError)
}

public import Foundation

/// A link that waits, as it is kept. What is in it, only the app understands.
public struct StoredPendingLink: Identifiable, Hashable, Sendable {
    /// Names it.
    public let id: String
    /// The link, as the app has written it.
    public let data: Data

    /// A link under a name.
    public init(id: String, data: Data) {
        self.id = id
        self.data = data
    }
}

/// Keeps links that wait until the app is ready for them. Once it has answered, they survive the end of the process.
public protocol PendingLinkService: Sendable {
    /// All of them, in the order in which they were kept first.
    func links() async throws(ServiceError) -> [StoredPendingLink]

    /// Keeps one; another one of the same identifier gives way, and its place in the order stays.
    func save(_ link: StoredPendingLink) async throws(ServiceError)

    /// Forgets one; without effect when it is not there.
    func remove(_ id: StoredPendingLink.ID) async throws(ServiceError)
}

public import Model

/// In-memory pending links.
public final class MockPendingLinkService: PendingLinkService, Controllable {
    public enum Call: Hashable, Sendable {
        case links, save(StoredPendingLink), remove(StoredPendingLink.ID)
    }

    public let control = MockControl<Call>()
    private let kept: MockState<[StoredPendingLink]>

    /// - Parameter links: The links that an earlier launch has stored, in order.
    public init(_ links: [StoredPendingLink] = []) {
        kept = MockState(links, control.changes)
    }

    /// The stored links, in order.
    public var currentLinks: [StoredPendingLink] { kept.value }

    public func links() async throws(ServiceError) -> [StoredPendingLink] {
        try await control.answer(.links)
        return currentLinks
    }

    public func save(_ link: StoredPendingLink) async throws(ServiceError) {
        try await control.answer(.save(link))
        kept.update { kept in
            if let index = kept.firstIndex(where: { $0.id == link.id }) {
                kept[index] = link
            } else {
                kept.append(link)
            }
        }
    }

    public func remove(_ id: StoredPendingLink.ID) async throws(ServiceError) {
        try await control.answer(.remove(id))
        kept.update { $0.removeAll { $0.id == id } }
    }
}

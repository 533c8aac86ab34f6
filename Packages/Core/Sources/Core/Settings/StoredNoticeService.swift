import GRDB
public import Model

/// Which notices were seen, in the store.
public struct StoredNoticeService: NoticeService {
    static let remembered = 100
    private let store: ShopStore

    /// What was seen, as a store holds it.
    public init(_ store: ShopStore) {
        self.store = store
    }

    public func seen() -> AsyncStream<Set<String>> {
        store.values(of: "the notices that were seen") { Set(try Self.names(in: $0)) }
    }

    public func markSeen(_ notice: String) async throws(ServiceError) {
        try await store.write { database in
            let names = try Self.names(in: database)
            guard !names.contains(notice) else { return }
            let kept = Array((names + [notice]).suffix(Self.remembered))
            try Settings.set(StoredJSON.text(kept), for: .seenNotices, in: database)
        }
    }

    /// The one that was seen last at the end.
    private static func names(in database: Database) throws -> [String] {
        try Settings.value(of: .seenNotices, in: database).flatMap { StoredJSON.value([String].self, $0) } ?? []
    }
}

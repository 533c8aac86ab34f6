import GRDB
public import Model

/// The notices that the user has seen on a device. The latest 100 are stored.
public struct StoredNoticeService: NoticeService {
    static let maximumCount = 100
    private let store: AppDatabase
    private let guest: OwnerID

    /// Creates the service of a device.
    public init(_ device: DeviceStore) { (store, guest) = (device.database, device.guest) }

    public func seen() -> AsyncStream<Set<String>> {
        store.values(of: "the seen notices") { [guest] in Set(try Self.names(in: OwnerRows($0, owner: guest))) }
    }

    public func markSeen(_ notice: String) async throws(ServiceError) {
        try await store.write { [guest] database in
            let rows = OwnerRows(database, owner: guest)
            let names = try Self.names(in: rows)
            guard !names.contains(notice) else { return }
            try rows.set(.seenNotices, to: StoredJSON.text((names + [notice]).suffix(Self.maximumCount)))
        }
    }

    /// Returns the notices in the order in which they were seen.
    private static func names(in rows: OwnerRows) throws -> [String] {
        try rows.setting(.seenNotices).flatMap { StoredJSON.value([String].self, $0) } ?? []
    }
}

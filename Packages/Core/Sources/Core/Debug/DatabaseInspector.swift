import Foundation
import GRDB
import Model

/// Counts the shared rows of a database and those of a device's owner, and lists the entries of its outbox, for the debug menu.
struct DatabaseInspector: StoreInspector {
    let device: DeviceStore

    func report() async throws(ServiceError) -> StoreReport {
        var report = try await device.read { rows in
            StoreReport(
                tables: try Self.tables(in: rows.database).map { name in
                    let isOwned = try rows.database.columns(in: name).contains { $0.name == "ownerID" }
                    let all = isOwned ? Table(name).filter(OwnerRows.ownerColumn == rows.ownerID) : Table(name).all()
                    return StoreReport.Table(name, rowCount: try all.fetchCount(rows.database))
                },
                unsentChanges: try OutboxEntry.all(in: rows).map(StoreReport.UnsentChange.init))
        }
        report.byteCount = ["", "-wal", "-shm"].reduce(0) { sum, suffix in
            let file = URL(filePath: device.database.path + suffix)
            return sum + ((try? file.resourceValues(forKeys: [.fileSizeKey]).fileSize) ?? 0)
        }
        return report
    }

    /// Returns the names of the tables, without those of SQLite, of GRDB and of the search index.
    private static func tables(in database: Database) throws -> [String] {
        let schema = "SELECT name FROM sqlite_schema WHERE type = 'table' AND sql"
        let indexes = try String.fetchAll(database, sql: "\(schema) LIKE 'CREATE VIRTUAL TABLE%'")
        return try String.fetchAll(database, sql: "\(schema) IS NOT NULL ORDER BY name").filter { name in
            !name.hasPrefix("sqlite_") && !name.hasPrefix("grdb_") && !indexes.contains { name.hasPrefix("\($0)_") }
        }
    }
}

extension StoreReport.UnsentChange {
    fileprivate init(_ entry: OutboxEntry) {
        self.init(
            id: FailedChange.ID(rawValue: entry.key), subject: entry.change.words,
            state: entry.needsAttention ? .needsAttention : entry.notBefore == nil ? .due : .delayed,
            attempts: entry.attempts)
    }
}

extension OutboxChange {
    /// The change in words for developers, without the values of a profile.
    fileprivate var words: String {
        switch self {
        case .bagSet(let id, let quantity, _): "Bag: product \(id), quantity \(quantity)"
        case .wishlistSet(let id, let isOn): "Wishlist: product \(id), \(isOn ? "added" : "removed")"
        case .placeOrder(let lines, _): lines.count == 1 ? "Order of 1 product" : "Order of \(lines.count) products"
        case .cancelOrder(let id): "Cancellation of order \(id)"
        case .profileChange: "Profile"
        }
    }
}

import Foundation
import GRDB

/// Where the tables of a database begin, noted beside it.
///
/// SQLite finds that on the first page. When just that page is damaged, all other pages can still be read with this.
struct StoreStructure: Codable, Hashable {
    /// A row of `sqlite_schema`.
    struct Object: Codable, Hashable {
        var type: String
        var name: String
        var table: String
        var rootPage: Int
        var sql: String?
    }

    var pageSize: Int
    var objects: [Object]
    /// A number that changes with any word of the whole schema.
    var checksum: UInt64

    /// The tables of these names, with their indexes.
    init(of database: Database, tables: (String) -> Bool) throws {
        pageSize = try Int.fetchOne(database, sql: "PRAGMA page_size") ?? 4096
        objects = try Row.fetchAll(
            database,
            sql: """
                SELECT type, name, tbl_name, rootpage, sql FROM sqlite_schema
                WHERE type IN ('table', 'index') AND rootpage > 0 ORDER BY type DESC, name
                """
        ).map { Object(type: $0[0], name: $0[1], table: $0[2], rootPage: $0[3], sql: $0[4]) }
            .filter { tables($0.table) }
        checksum = try Self.checksum(of: database)
    }

    /// A number that changes with any word of a database's schema (FNV-1a).
    static func checksum(of database: Database) throws -> UInt64 {
        let texts = try String.fetchCursor(
            database,
            sql: """
                SELECT type || ' ' || name || ' ' || tbl_name || ' ' || coalesce(sql, '') FROM sqlite_schema
                WHERE name NOT LIKE 'sqlite_stat%' ORDER BY type, name
                """)
        var hash: UInt64 = 0xcbf2_9ce4_8422_2325
        while let text = try texts.next() {
            for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
            hash = (hash ^ 10) &* 0x100_0000_01b3
        }
        return hash
    }

    /// The note beside a database; nil when there is none that can be read.
    init?(beside path: String) {
        guard let data = FileManager.default.contents(atPath: path + Self.suffix),
            let structure = try? JSONDecoder().decode(Self.self, from: data)
        else { return nil }
        self = structure
    }

    static let suffix = "-schema"

    /// Notes it, when it is not noted already. Best effort: it is needed when something else has failed.
    func note(beside path: String) {
        guard StoreStructure(beside: path) != self, let data = try? JSONEncoder().encode(self) else { return }
        try? PrivateFile(path: path + Self.suffix).replace(with: data)
    }

    /// The names of the tables.
    var tables: [String] { objects.filter { $0.type == "table" }.map(\.name) }

    /// What belongs to one table.
    func objects(of table: String) -> [Object] { objects.filter { $0.table == table } }
}

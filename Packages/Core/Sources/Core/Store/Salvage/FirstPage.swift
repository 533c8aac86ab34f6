import Foundation
import GRDB

/// The first page of a database, made anew: it says how the file is made and where one table begins.
struct FirstPage {
    let data: Data

    /// - Parameter scratch: A path at which a database can be made and removed.
    init(objects: [StoreStructure.Object], pageSize: Int, hasLog: Bool, scratch: String) throws {
        defer { unlink(scratch) }
        unlink(scratch)
        let queue = try DatabaseQueue(path: scratch)
        try queue.writeWithoutTransaction { database in
            // The last of these writes the page, also where there are no tables.
            try database.execute(
                sql: "PRAGMA page_size = \(pageSize); PRAGMA writable_schema = ON; PRAGMA user_version = 1")
            for object in objects {
                try database.execute(
                    sql: "INSERT INTO sqlite_schema (type, name, tbl_name, rootpage, sql) VALUES (?, ?, ?, ?, ?)",
                    arguments: [object.type, object.name, object.table, object.rootPage, object.sql])
            }
        }
        try queue.close()
        guard var page = FileManager.default.contents(atPath: scratch), page.count == pageSize else {
            throw DatabaseError(resultCode: .SQLITE_FULL)
        }
        // Versions of the format: 2 is with a log. The count of changes that the size of the file is valid for is none, so
        // that SQLite looks how large the file is.
        page[18] = hasLog ? 2 : 1
        page[19] = hasLog ? 2 : 1
        for index in 92..<96 { page[index] = 0 }
        data = page
    }

    /// Takes the place of a file's first page.
    ///
    /// - Parameters:
    ///   - path: The file.
    ///   - onlyHeader: Whether the rest of the page stays: the list of the tables, or its beginning.
    func write(to path: String, onlyHeader: Bool = false) throws {
        let file = try FileHandle(forUpdating: URL(filePath: path))
        defer { try? file.close() }
        try file.seek(toOffset: 0)
        try file.write(contentsOf: onlyHeader ? data.prefix(100) : data)
    }
}

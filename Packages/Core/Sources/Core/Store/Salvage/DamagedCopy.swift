import Foundation
import GRDB

/// A copy of a damaged store, to be read: nothing is written to the store itself.
struct DamagedCopy {
    let files: StoreFiles
    /// The directory that it is made in.
    let place: String

    /// Makes a copy, prepares it, reads it, and removes it.
    ///
    /// - Parameter prepare: Sets something right in the file of this path.
    func read<Value>(prepare: (String) throws -> Void = { _ in }, _ body: (Database) throws -> Value) throws -> Value {
        let copy = place + "/copy"
        defer { for suffix in ["", "-wal", "-shm", "-journal"] { unlink(copy + suffix) } }
        for suffix in ["", "-wal"] where FileManager.default.fileExists(atPath: files.path + suffix) {
            try FileManager.default.copyItem(atPath: files.path + suffix, toPath: copy + suffix)
        }
        try prepare(copy)
        let source = try DatabaseQueue(path: copy, configuration: .salvage)
        defer { try? source.close() }
        return try source.unsafeRead(body)
    }

    /// Puts a first page made anew in the place of the copy's, or only its header: how the file is made.
    ///
    /// - Parameters:
    ///   - structure: Where tables begin.
    ///   - objects: Those that are to be read; none for the header alone, which leaves the copy's own list of tables.
    func renew(_ path: String, _ structure: StoreStructure?, _ objects: [StoreStructure.Object]) throws {
        let page = try FirstPage(
            objects: objects, pageSize: structure?.pageSize ?? 4096,
            hasLog: FileManager.default.fileExists(atPath: path + "-wal"), scratch: place + "/first")
        try page.write(to: path, onlyHeader: objects.isEmpty)
    }
}

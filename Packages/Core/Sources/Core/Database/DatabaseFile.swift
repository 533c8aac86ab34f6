import Foundation

/// The location of a database. Only the user can read its files and their directory.
struct DatabaseFile: Sendable {
    /// The database, its write-ahead log, the index of that log, and the journal of a database without a log.
    private static let suffixes = ["", "-wal", "-shm", "-journal"]

    let directory: String
    let name: String

    init(in directory: URL, name: String) {
        self.directory = directory.standardizedFileURL.path(percentEncoded: false)
        self.name = name
    }

    var path: String { URL(filePath: directory).appending(path: name).path(percentEncoded: false) }

    var exists: Bool { FileManager.default.fileExists(atPath: path) }

    /// Creates the directory and its parents.
    func makeDirectory() throws(StoreOpeningError) {
        do {
            try FileManager.default.createDirectory(
                atPath: directory, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        } catch {
            throw .directory(path: directory, reason: Self.reason(of: error))
        }
        // Fails if the directory belongs to another user. The files are private in any case.
        try? FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: directory)
    }

    /// Creates an empty file if there is none, and restricts all files to the user. SQLite creates the other files with the
    /// permissions of the database.
    func makePrivate() {
        if !exists { Self.createEmpty(path) }
        for path in paths where FileManager.default.fileExists(atPath: path) && !Self.isDirectory(path) {
            try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
        }
    }

    /// Renames the files.
    func move(to new: String) throws {
        // The database is the last: SQLite must not find the log of another database beside it.
        for suffix in Self.suffixes.reversed() where FileManager.default.fileExists(atPath: path + suffix) {
            try FileManager.default.moveItem(atPath: path + suffix, toPath: new + suffix)
        }
    }

    /// The first free name for a file that is replaced: `shop.sqlite.replaced-1`.
    var freePath: String {
        var number = 1
        while Self.suffixes.contains(where: { FileManager.default.fileExists(atPath: replacedPath(number) + $0) }) {
            number += 1
        }
        return replacedPath(number)
    }

    /// Removes the files that were replaced.
    func removeReplaced() {
        let prefix = name + ".replaced-"
        for other in (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
        where other.hasPrefix(prefix) {
            try? FileManager.default.removeItem(at: URL(filePath: directory).appending(path: other))
        }
    }

    /// A Boolean value that indicates whether SQLite reported damage in the database.
    var isMarkedDamaged: Bool { FileManager.default.fileExists(atPath: damageMark) }

    func markDamaged() { Self.createEmpty(damageMark) }

    func removeDamageMark() { try? FileManager.default.removeItem(atPath: damageMark) }

    /// Creates an empty private file. An existing one is removed first: it may be a link, or readable by others. A failure is
    /// noticed when the file is used.
    static func createEmpty(_ path: String) {
        unlink(path)
        _ = FileManager.default.createFile(atPath: path, contents: nil, attributes: [.posixPermissions: 0o600])
    }

    private var damageMark: String { path + "-damaged" }

    private var paths: [String] { Self.suffixes.map { path + $0 } }

    private func replacedPath(_ number: Int) -> String { "\(path).replaced-\(number)" }

    private static func isDirectory(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    /// Returns the system's message where there is one: `Not a directory`.
    static func reason(of error: any Error) -> String {
        let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
        guard let cause = cause.map({ $0 as NSError }), cause.domain == NSPOSIXErrorDomain else {
            return error.localizedDescription
        }
        return String(cString: strerror(Int32(truncatingIfNeeded: cause.code)))
    }
}

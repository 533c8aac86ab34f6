import Foundation
import GRDB
import Logging
import Model
import Synchronization

/// A file of bytes under names, bounded: what was used longest ago goes first. It may be deleted at any time.
///
/// Nothing in it is worth a failure: what goes wrong is logged, and counts as not being there.
final class CacheFile: Sendable {
    /// What is kept under a name.
    struct Entry: Hashable, Sendable {
        /// What is said about the bytes.
        var head: String
        var body: Data
    }

    private enum State {
        case unopened
        case open(DatabaseQueue)
        /// It can't be used, or is used no more.
        case closed
    }

    private let path: String
    private let limit: Int
    private let logger: Logger
    private let state = Mutex(State.unopened)

    /// Opens nothing yet: a device that keeps nothing has no file.
    ///
    /// - Parameters:
    ///   - path: Where the file is, or is to be. One that can't be used is removed.
    ///   - limit: How many bytes all entries together may take. A single one may take a quarter of it.
    init(path: String, limit: Int, logger: Logger) {
        self.path = path
        self.limit = max(limit, 0)
        self.logger = logger
    }

    /// The open file; nil when it can't be used.
    private func queue() -> DatabaseQueue? {
        state.withLock { state in
            switch state {
            case .open(let queue): return queue
            case .closed: return nil
            case .unopened:
                guard let queue = openOrMakeAnew() else {
                    state = .closed
                    return nil
                }
                state = .open(queue)
                return queue
            }
        }
    }

    private func openOrMakeAnew() -> DatabaseQueue? {
        if let queue = try? Self.open(path) { return queue }
        for suffix in ["", "-wal", "-shm", "-journal"] { unlink(path + suffix) }
        do {
            return try Self.open(path)
        } catch {
            logger.warning("The cache \"\(path)\" can't be opened: \(error)")
            return nil
        }
    }

    private static func open(_ path: String) throws -> DatabaseQueue {
        let file = URL(filePath: path)
        let files = DatabaseFile(in: file.deletingLastPathComponent(), name: file.lastPathComponent)
        try files.makeDirectory()
        files.makePrivate()
        var configuration = Configuration()
        configuration.busyMode = .timeout(5)
        // What is lost with a machine that stops, is asked for again.
        configuration.prepareDatabase { try $0.execute(sql: "PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF") }
        let queue = try DatabaseQueue(path: path, configuration: configuration)
        do {
            try CacheSchema.migrator.migrate(queue)
            // A total that says something else than the entries would bound nothing.
            try queue.write {
                try $0.execute(sql: "UPDATE total SET size = (SELECT coalesce(sum(size), 0) FROM entry)")
            }
            return queue
        } catch {
            try? queue.close()
            throw error
        }
    }

    /// What is kept; it was used now.
    func entry(_ name: String, of kind: String) async -> Entry? {
        await attempt(nil) { database in
            let row = try Row.fetchOne(
                database.cachedStatement(sql: "SELECT head, body FROM entry WHERE kind = ? AND name = ?"),
                arguments: [kind, name])
            guard let row else { return nil }
            try Self.touch(name, kind, in: database)
            return Entry(head: row[0], body: row[1])
        }
    }

    /// Keeps an entry in the place of the one before.
    func put(_ entry: Entry, _ name: String, of kind: String) async {
        let size = entry.head.utf8.count + entry.body.count
        await attempt(()) { [limit] database in
            try Self.remove(name, kind, in: database)
            // One that is too large would push out all others.
            guard size <= limit / 4 else { return }
            try database.cachedStatement(
                sql: """
                    INSERT INTO entry (kind, name, used, size, head, body)
                    SELECT ?, ?, coalesce(max(used), 0) + 1, ?, ?, ? FROM entry
                    """
            ).execute(arguments: [kind, name, size, entry.head, entry.body])
            try database.execute(sql: "UPDATE total SET size = size + ?", arguments: [size])
            try Self.evict(to: limit, in: database)
        }
    }

    /// Replaces what is said about the bytes; they were used now. Without effect when there are none.
    func setHead(_ head: String, _ name: String, of kind: String) async {
        await attempt(()) { [limit] database in
            let row = try Row.fetchOne(
                database, sql: "SELECT number, size, length(body) FROM entry WHERE kind = ? AND name = ?",
                arguments: [kind, name])
            guard let row else { return }
            let (number, old, body): (Int64, Int, Int) = (row[0], row[1], row[2])
            let size = head.utf8.count + body
            try database.execute(
                sql: "UPDATE entry SET head = ?, size = ? WHERE number = ?", arguments: [head, size, number])
            try database.execute(sql: "UPDATE total SET size = size + ?", arguments: [size - old])
            try Self.touch(name, kind, in: database)
            try Self.evict(to: limit, in: database)
        }
    }

    func remove(_ name: String, of kind: String) async {
        await attempt(()) { try Self.remove(name, kind, in: $0) }
    }

    /// Forgets everything.
    func removeAll() async {
        await attempt(()) { try $0.execute(sql: "DELETE FROM entry; UPDATE total SET size = 0") }
    }

    /// How many bytes all entries take.
    var size: Int { get async { await attempt(0) { try Int.fetchOne($0, sql: "SELECT size FROM total") ?? 0 } } }

    /// Nothing is kept or found any more.
    func close() {
        let old = state.withLock { state in
            defer { state = .closed }
            return state
        }
        if case .open(let queue) = old { try? queue.close() }
    }

    private func attempt<Value: Sendable>(
        _ fallback: Value, _ change: @escaping @Sendable (Database) throws -> Value
    ) async -> Value {
        guard let queue = queue() else { return fallback }
        do {
            return try await queue.write(change)
        } catch {
            let error = ServiceError(storing: error)
            if error != .cancelled { logger.warning("The cache can't be used: \(error)") }
            return fallback
        }
    }
}

extension CacheFile {
    private static func touch(_ name: String, _ kind: String, in database: Database) throws {
        try database.cachedStatement(
            sql: "UPDATE entry SET used = (SELECT max(used) + 1 FROM entry) WHERE kind = ? AND name = ?"
        ).execute(arguments: [kind, name])
    }

    private static func remove(_ name: String, _ kind: String, in database: Database) throws {
        try database.execute(
            sql: """
                UPDATE total SET size = size - coalesce((SELECT size FROM entry WHERE kind = ? AND name = ?), 0)
                """, arguments: [kind, name])
        try database.execute(sql: "DELETE FROM entry WHERE kind = ? AND name = ?", arguments: [kind, name])
    }

    /// Each step takes the same time, however many entries there are.
    private static func evict(to limit: Int, in database: Database) throws {
        while try Int.fetchOne(database, sql: "SELECT size FROM total") ?? 0 > limit {
            let row = try Row.fetchOne(database, sql: "SELECT number, size FROM entry ORDER BY used LIMIT 1")
            guard let row else { return }
            let (number, size): (Int64, Int) = (row[0], row[1])
            try database.execute(sql: "DELETE FROM entry WHERE number = ?", arguments: [number])
            try database.execute(sql: "UPDATE total SET size = size - ?", arguments: [size])
        }
    }
}

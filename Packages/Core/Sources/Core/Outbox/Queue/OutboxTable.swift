import Foundation
import GRDB

/// The entries' rows. What changes something and enqueues it, does both in one transaction.
struct OutboxTable {
    let database: Database

    /// Adds a change behind all others.
    ///
    /// An earlier change of the same subject goes, if it has never been sent: the later one says all. One that has been
    /// sent stays as it is, because the server may know its key already, with its content.
    @discardableResult
    func enqueue(_ change: OutboxChange, key: UUID = UUID()) throws -> OutboxEntry {
        var change = change
        if let subject = change.subject {
            if let earlier = try unsent(subject) { change = earlier.change.followed(by: change) }
            try database.execute(
                sql: "DELETE FROM outboxEntry WHERE subject = ? AND attempts = 0", arguments: [subject])
        }
        try database.execute(
            sql: "INSERT INTO outboxEntry (key, subject, change) VALUES (?, ?, ?)",
            arguments: [key.uuidString, change.subject, try StoredJSON.text(change)])
        return OutboxEntry(number: database.lastInsertedRowID, key: key, change: change)
    }

    /// The entry to be sent next; nil when all have been answered. One that a later version of the app has written is
    /// left for that.
    func next() throws -> OutboxEntry? {
        let cursor = try Row.fetchCursor(database, sql: Self.selection + " ORDER BY number")
        while let row = try cursor.next() {
            if let entry = Self.entry(row) { return entry }
        }
        return nil
    }

    /// All entries in their order.
    func entries() throws -> [OutboxEntry] {
        try Row.fetchAll(database, sql: Self.selection + " ORDER BY number").compactMap(Self.entry)
    }

    /// How many there are, those of later versions included.
    func count() throws -> Int {
        try Int.fetchOne(database, sql: "SELECT count(*) FROM outboxEntry") ?? 0
    }

    /// Whether a later change of the same subject waits behind an entry.
    func isFollowed(_ entry: OutboxEntry) throws -> Bool {
        guard let subject = entry.change.subject else { return false }
        return try Bool.fetchOne(
            database, sql: "SELECT EXISTS (SELECT 1 FROM outboxEntry WHERE subject = ? AND number > ?)",
            arguments: [subject, entry.number]) ?? false
    }

    /// Counts an attempt that is about to be made. Nil when the entry has gone meanwhile.
    func beginAttempt(_ number: Int64) throws -> OutboxEntry? {
        try database.execute(
            sql: "UPDATE outboxEntry SET attempts = attempts + 1, notBefore = NULL, delay = 0 WHERE number = ?",
            arguments: [number])
        return try Row.fetchOne(database, sql: Self.selection + " WHERE number = ?", arguments: [number])
            .flatMap(Self.entry)
    }

    /// Removes an entry that has been answered.
    func finish(_ number: Int64) throws {
        try database.execute(sql: "DELETE FROM outboxEntry WHERE number = ?", arguments: [number])
    }

    /// Keeps an entry back for a while.
    func reschedule(_ number: Int64, after delay: Duration, from now: Date) throws {
        try database.execute(
            sql: "UPDATE outboxEntry SET notBefore = ?, delay = ? WHERE number = ?",
            arguments: [now.timeIntervalSinceReferenceDate + delay.inSeconds, delay.inSeconds, number])
    }

    private func unsent(_ subject: String) throws -> OutboxEntry? {
        try Row.fetchOne(
            database, sql: Self.selection + " WHERE subject = ? AND attempts = 0", arguments: [subject]
        ).flatMap(Self.entry)
    }

    private static let selection = "SELECT number, key, change, attempts, notBefore, delay FROM outboxEntry"

    private static func entry(_ row: Row) -> OutboxEntry? {
        guard let key = UUID(uuidString: row[1]), let change = StoredJSON.value(OutboxChange.self, row[2]) else {
            return nil
        }
        let notBefore: Double? = row[4]
        return OutboxEntry(
            number: row[0], key: key, change: change, attempts: row[3],
            notBefore: notBefore.map(Date.init(timeIntervalSinceReferenceDate:)), delay: .seconds(row[5] as Double))
    }
}

extension Duration {
    /// The time as a number of seconds.
    var inSeconds: Double { self / .seconds(1) }
}

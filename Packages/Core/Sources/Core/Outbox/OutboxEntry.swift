import Foundation
import GRDB
import Model

/// A change of the user that the server has to make as well.
///
/// A change has the new state rather than a difference, so that making it twice has the same result.
enum OutboxChange: Hashable, Codable, Sendable {
    /// The quantity of a product in the bag; 0 removes the product. A correction follows a rejection by the server.
    case bagSet(Product.ID, quantity: Int, isCorrection: Bool = false)
    case wishlistSet(Product.ID, isOn: Bool)
    /// An order, identified by the key of its entry.
    case placeOrder([OrderLine])
    case profileChange(ProfileChange)

    /// The subject. A later change of the same subject replaces an earlier one. `nil` for an order.
    var subject: String? {
        switch self {
        case .bagSet(let id, _, _): "bag \(id)"
        case .wishlistSet(let id, _): "wish \(id)"
        case .placeOrder: nil
        case .profileChange: "profile"
        }
    }

    /// The server's extension that makes the change.
    var capability: ServerCapabilities {
        switch self {
        case .bagSet: .carts
        case .wishlistSet: .wishlists
        case .placeOrder: .orders
        case .profileChange: .profiles
        }
    }

    /// Returns a change with the effect of this change and then of a later one of the same subject.
    func followed(by later: OutboxChange) -> OutboxChange {
        guard case .profileChange(let first) = self, case .profileChange(let second) = later else { return later }
        return .profileChange(first.followed(by: second))
    }
}

/// A queue of entries that are sent in their order. Lanes don't wait for each other.
enum OutboxLane: Hashable, Sendable {
    case bag, wishlist, profile
    case order(UUID)
}

/// A change that is pending until the server has responded: a row of the outbox.
struct OutboxEntry: Codable, Hashable, Sendable {
    /// The position in the queue.
    let number: Int64
    /// The idempotency key, by which the server recognizes a repeated attempt.
    let key: UUID
    let subject: String?
    let change: OutboxChange
    /// The number of attempts, counted before the request is sent. An entry that was sent once is never changed.
    var attempts = 0
    /// The number of attempts that the server answered without making the change. ``OutboxPolicy`` limits it.
    var answers = 0
    /// The number of successful responses that couldn't be read.
    var unreadable = 0
    /// A Boolean value that indicates whether the entry is sent again only if the user asks for it.
    var needsAttention = false
    /// The date of the next attempt. `nil` if it is due.
    var notBefore: Date?
    /// The delay in seconds as scheduled. It caps the wait if the device's clock is set back.
    var delay: TimeInterval = 0

    var lane: OutboxLane {
        switch change {
        case .bagSet: .bag
        case .wishlistSet: .wishlist
        case .profileChange: .profile
        case .placeOrder: .order(key)
        }
    }

    /// Returns the time until the next attempt.
    func wait(at now: Date) -> Duration {
        guard let notBefore else { return .zero }
        return .seconds(min(max(notBefore.timeIntervalSince(now), 0), delay))
    }

    /// Schedules the next attempt.
    mutating func postpone(by delay: Duration, from now: Date) {
        self.delay = delay / .seconds(1)
        notBefore = now.addingTimeInterval(self.delay)
    }
}

extension OutboxEntry: FetchableRecord, PersistableRecord {
    enum Columns {
        static let number = Column(CodingKeys.number)
        static let key = Column(CodingKeys.key)
        static let subject = Column(CodingKeys.subject)
        static let attempts = Column(CodingKeys.attempts)
        static let needsAttention = Column(CodingKeys.needsAttention)
        static let notBefore = Column(CodingKeys.notBefore)
        static let delay = Column(CodingKeys.delay)
    }

    static func databaseUUIDEncodingStrategy(for column: String) -> DatabaseUUIDEncodingStrategy { .uppercaseString }

    static func databaseDateEncodingStrategy(for column: String) -> DatabaseDateEncodingStrategy {
        .timeIntervalSinceReferenceDate
    }

    static func databaseDateDecodingStrategy(for column: String) -> DatabaseDateDecodingStrategy {
        .timeIntervalSinceReferenceDate
    }

    static func make(in database: Database) throws {
        try database.create(table: databaseTableName, options: .strict) { table in
            table.primaryKey(Columns.number.name, .integer)
            table.column(Columns.key.name, .text).notNull().unique()
            table.column(Columns.subject.name, .text).indexed()
            table.column("change", .text).notNull()
            table.column(Columns.attempts.name, .integer).notNull()
            table.column("answers", .integer).notNull()
            table.column("unreadable", .integer).notNull()
            table.column(Columns.needsAttention.name, .integer).notNull()
            table.column(Columns.notBefore.name, .real)
            table.column(Columns.delay.name, .real).notNull()
        }
    }
}

// MARK: - Queries

extension OutboxEntry {
    /// Returns all entries in their order, except those of a later version of the app.
    static func all(in database: Database) throws -> [OutboxEntry] { try readable(all(), database) }

    /// Returns the entries that need attention, in their order.
    static func failed(in database: Database) throws -> [OutboxEntry] {
        try readable(filter(Columns.needsAttention == true), database)
    }

    /// Returns an entry. `nil` if it was removed.
    static func entry(_ key: UUID, in database: Database) throws -> OutboxEntry? {
        try readable(filter(Columns.key == key.uuidString), database).first
    }

    /// Adds a change at the end of the queue.
    ///
    /// It replaces an entry of the same subject that was never sent, or that needs attention. An entry that is being sent
    /// stays as it is: the server may know its key with its content.
    @discardableResult
    static func enqueue(_ change: OutboxChange, key: UUID = UUID(), in database: Database) throws -> OutboxEntry {
        var change = change
        if let subject = change.subject {
            let replaced = filter(Columns.subject == subject)
                .filter(Columns.attempts == 0 || Columns.needsAttention == true)
            for earlier in try readable(replaced, database).reversed() { change = earlier.change.followed(by: change) }
            try replaced.deleteAll(database)
        }
        let last = try Int64.fetchOne(database, select(max(Columns.number))) ?? 0
        let entry = OutboxEntry(number: last + 1, key: key, subject: change.subject, change: change)
        try entry.insert(database)
        return entry
    }

    /// Counts an attempt that is about to be made, and returns the entry. `nil` if it was removed.
    static func beginAttempt(_ key: UUID, in database: Database) throws -> OutboxEntry? {
        guard var entry = try entry(key, in: database) else { return nil }
        entry.attempts += 1
        (entry.notBefore, entry.delay) = (nil, 0)
        try entry.update(database)
        return entry
    }

    /// Makes all entries due whose delay is at most this long.
    static func clearDelays(upTo delay: Duration?, in database: Database) throws {
        let delayed = filter(Columns.notBefore != nil)
        try (delay.map { delayed.filter(Columns.delay <= $0 / .seconds(1)) } ?? delayed)
            .updateAll(database, Columns.notBefore.set(to: nil), Columns.delay.set(to: 0))
    }

    /// Returns whether the queue has a change of a product's quantity in the bag.
    static func hasEntries(about product: Product.ID, in database: Database) throws -> Bool {
        try !filter(Columns.subject == OutboxChange.bagSet(product, quantity: 0).subject).isEmpty(database)
    }

    /// Returns whether the queue has a later entry of the same subject.
    func isFollowed(in database: Database) throws -> Bool {
        guard let subject else { return false }
        return try !Self.filter(Columns.subject == subject && Columns.number > number).isEmpty(database)
    }

    private static func readable(
        _ request: QueryInterfaceRequest<OutboxEntry>, _ database: Database
    ) throws -> [OutboxEntry] {
        try Row.fetchAll(database, request.order(Columns.number)).compactMap { try? OutboxEntry(row: $0) }
    }
}

/// The state of the queue.
struct OutboxQueue: Hashable, Sendable {
    /// The number of entries, including those that need attention.
    var count = 0
    /// The next entry of each lane, in their order.
    var heads: [OutboxEntry] = []
    /// The number of the user's cart on the server. `nil` if it isn't known.
    var cart: Int?
    /// A Boolean value that indicates whether a guest's lines are pending until the server's bag is known.
    var hasMergedLines = false

    init(_ database: Database) throws {
        count = try OutboxEntry.fetchCount(database)
        var lanes: Set<OutboxLane> = []
        heads = try OutboxEntry.all(in: database).filter { !$0.needsAttention && lanes.insert($0.lane).inserted }
        cart = try OutboxState(database: database).number(.cart)
        hasMergedLines = try MergedLine.fetchCount(database) > 0
    }

    /// The date of the next attempt. `nil` if there is none, or if an entry is due.
    var nextAttempt: Date? {
        heads.contains { $0.notBefore == nil } ? nil : heads.compactMap(\.notBefore).min()
    }
}

/// The tables of the outbox in a user's database.
enum OutboxSchema {
    static func make(_ database: Database) throws {
        try OutboxEntry.make(in: database)
        try ConflictRecord.make(in: database)
        try MergedLine.make(in: database)
        try database.execute(
            sql: """
                CREATE TABLE pendingOrder (
                    key TEXT NOT NULL PRIMARY KEY,
                    placedAt REAL NOT NULL,
                    draft TEXT NOT NULL,
                    lines TEXT NOT NULL
                ) STRICT;
                CREATE TABLE outboxState (
                    name TEXT NOT NULL PRIMARY KEY,
                    value TEXT NOT NULL
                ) STRICT;
                """)
        try OutboxState(database: database).set(.batch, UUID().uuidString)
    }
}

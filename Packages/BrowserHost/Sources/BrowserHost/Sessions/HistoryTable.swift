/// Names one entry of a browser's history.
struct HistoryEntryID: Hashable, Sendable {
    let number: Int
}

/// The app's state at each entry of the browser's history, so that going back restores it.
///
/// Bounded: the oldest entries are forgotten, and then opened by their location.
struct HistoryTable {
    struct Entry {
        let location: String
        let snapshot: any Sendable
    }

    private let limit: Int
    private var entries: [HistoryEntryID: Entry] = [:]
    private var oldest: Int
    private var next: Int

    /// Numbers start at random: an entry that a browser remembers from before a restart must not name one of another
    /// screen. They stay below 2⁵³, which is as far as JavaScript counts.
    init(limit: Int, start: Int = Int.random(in: 0..<(1 << 48))) {
        self.limit = max(1, limit)
        next = start
        oldest = start
    }

    mutating func add(location: String, snapshot: any Sendable) -> HistoryEntryID {
        let id = HistoryEntryID(number: next)
        next += 1
        entries[id] = Entry(location: location, snapshot: snapshot)
        while entries.count > limit {
            entries[HistoryEntryID(number: oldest)] = nil
            oldest += 1
        }
        return id
    }

    /// Keeps what is shown at an entry now. Returns false, and does nothing, once it is forgotten.
    @discardableResult
    mutating func update(_ id: HistoryEntryID, location: String, snapshot: any Sendable) -> Bool {
        guard entries[id] != nil else { return false }
        entries[id] = Entry(location: location, snapshot: snapshot)
        return true
    }

    subscript(_ id: HistoryEntryID) -> Entry? { entries[id] }

    var count: Int { entries.count }
}

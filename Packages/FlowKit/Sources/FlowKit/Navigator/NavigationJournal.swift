/// The latest operations of an app's navigation, with their outcomes.
///
/// The journal keeps the operations and the state before the first. An operation always has the same effect on the same state, so
/// a journal is also a recording: encode it to a file, and check it in a test.
///
/// ```swift
/// let journal = try JSONDecoder().decode(NavigationJournal<ShopNavigation>.self, from: file)
/// #expect(journal.firstDivergence() == nil)
/// ```
public struct NavigationJournal<Schema: NavigationSchema>: Hashable, Sendable {
    /// A requested operation and its outcome.
    public struct Entry: Hashable, Identifiable, Sendable {
        /// The number of the entry: 1 for the first operation that the journal has recorded.
        public let id: Int
        /// The time, in milliseconds since a moment that the app chooses.
        public let milliseconds: Int64
        /// The requested operation, also if it wasn't applied.
        public let operation: NavigationOperation<Schema>
        /// The origin of the operation.
        public let source: NavigationSource
        /// The outcome that the navigator reported.
        public let outcome: NavigationOutcome
        /// The ``NavigationState/nextModalID`` before the operation. Operations that aren't recorded consume identifiers too.
        ///
        /// `nil` in a journal that was encoded before its entries had it.
        public let nextModalID: ModalID?
    }

    /// The state before the oldest entry.
    public private(set) var start: NavigationState<Schema>
    /// The state after the latest entry.
    public private(set) var end: NavigationState<Schema>
    /// The entries, the oldest first.
    public private(set) var entries: [Entry] = []
    private var capacity = 500

    /// - Parameters:
    ///   - start: The current state.
    ///   - capacity: The maximum number of entries. A new entry replaces the oldest. Negative values count as 0.
    public init(start: NavigationState<Schema>, capacity: Int = 500) {
        self.start = start
        end = start
        self.capacity = max(capacity, 0)
    }

    /// Adds an event. If it doesn't begin at ``end``, the journal first records that its start was restored.
    public mutating func record(_ event: NavigationEvent<Schema>, at milliseconds: Int64) {
        if event.before != end {
            let restoration = NavigationEvent(
                .restore(event.before), source: .timeTravel, outcome: .changed, before: end, after: event.before)
            add(restoration, at: milliseconds)
        }
        add(event, at: milliseconds)
    }

    private mutating func add(_ event: NavigationEvent<Schema>, at milliseconds: Int64) {
        entries.append(
            Entry(
                id: (entries.last?.id ?? 0) &+ 1, milliseconds: milliseconds, operation: event.operation,
                source: event.source, outcome: event.outcome, nextModalID: event.before.nextModalID))
        if entries.count > capacity { start.repeat(entries.removeFirst()) }
        end = event.after
    }

    /// Returns the state after so many entries: ``start`` for 0, and ``end`` for their number.
    public func state(after count: Int) -> NavigationState<Schema> {
        if count >= entries.count { return end }
        var state = start
        for entry in entries.prefix(max(count, 0)) { state.repeat(entry) }
        return state
    }

    /// Returns the first entry whose operation has another outcome now than when it was recorded. `nil` if there is none.
    ///
    /// If only the state at the end differs, that is the last entry. Guards aren't asked again.
    public func firstDivergence() -> Entry? {
        var state = start
        for entry in entries { if state.repeat(entry) != entry.outcome { return entry } }
        return state == end ? nil : entries.last
    }
}

extension NavigationState {
    /// Applies a recorded operation again, unless a guard has stopped it, and returns its outcome. Identifiers of modals are
    /// assigned as they were when it was recorded.
    @discardableResult
    fileprivate mutating func `repeat`(_ entry: NavigationJournal<Schema>.Entry) -> NavigationOutcome {
        if let id = entry.nextModalID { continueModals(with: id) }
        return entry.outcome.wasApplied ? apply(entry.operation) : entry.outcome
    }
}

extension NavigationJournal.Entry: Codable where Schema.Route: Codable {}

extension NavigationJournal: Codable where Schema.Route: Codable {
    private enum CodingKeys: String, CodingKey {
        case start, end
        case entries = "events"
    }
}

extension NavigationJournal {
    /// An observer that records a navigator's journal.
    @MainActor
    public final class Recorder: NavigationObserver {
        /// The journal. `nil` until there is a navigator.
        public private(set) var journal: NavigationJournal<Schema>?

        private let capacity: Int
        private let isRecorded: @MainActor (NavigationEvent<Schema>) -> Bool
        private let milliseconds: @MainActor () -> Int64

        /// - Parameters:
        ///   - capacity: The maximum number of entries.
        ///   - isRecorded: Returns whether to record an event. A debug menu leaves out its own screens. If the state
        ///     differs after an event that was left out, the next entry restores it.
        ///   - milliseconds: Returns the time, counted from a moment that the app chooses.
        public init(
            capacity: Int = 500, isRecorded: @escaping @MainActor (NavigationEvent<Schema>) -> Bool = { _ in true },
            milliseconds: @escaping @MainActor () -> Int64
        ) {
            self.capacity = capacity
            self.isRecorded = isRecorded
            self.milliseconds = milliseconds
        }

        public func navigationBegan(in navigator: Navigator<Schema>) {
            journal = NavigationJournal(start: navigator.state, capacity: capacity)
        }

        /// Records an event. Steps through the journal aren't recorded, but the state that they end with is.
        public func navigator(_: Navigator<Schema>, did event: NavigationEvent<Schema>) {
            guard event.source != .timeTravel, isRecorded(event) else { return }
            journal?.record(event, at: milliseconds())
        }
    }
}

public import Foundation
public import Model

/// A recorded navigation.
public struct JournalEvent: Identifiable, Hashable, Sendable {
    /// The number of the event in the journal.
    public let id: Int
    public let date: Date
    /// The operation in words: `Push /products/12`.
    public let operation: String
    /// The origin of the operation: `app`, `link`, `push`.
    public let source: String
    /// The outcome in words: `changed`.
    public let outcome: String

    public init(id: Int, date: Date, operation: String, source: String, outcome: String) {
        self.id = id
        self.date = date
        self.operation = operation
        self.source = source
        self.outcome = outcome
    }
}

/// Access to the app's navigation journal.
public struct JournalAccess: Sendable {
    let events: @MainActor @Sendable () -> [JournalEvent]
    let travel: @MainActor @Sendable (JournalEvent.ID) -> Void
    let save: @MainActor @Sendable () throws(ServiceError) -> String

    /// - Parameters:
    ///   - events: Returns the recorded events, the oldest first.
    ///   - travel: Restores the state after an event. The menu is part of the state, so it closes.
    ///   - save: Writes the journal to a file for a test, and returns the path of the file.
    public init(
        events: @escaping @MainActor @Sendable () -> [JournalEvent] = { [] },
        travel: @escaping @MainActor @Sendable (JournalEvent.ID) -> Void = { _ in },
        save: @escaping @MainActor @Sendable () throws(ServiceError) -> String = { () throws(ServiceError) -> String in
            throw .storage("there is no journal")
        }
    ) {
        self.events = events
        self.travel = travel
        self.save = save
    }
}

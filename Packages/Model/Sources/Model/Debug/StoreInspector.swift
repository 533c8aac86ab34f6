public import Foundation

/// Inspects the store of this device, for the debug menu.
public protocol StoreInspector: Sendable {
    /// Returns the current content of the store.
    func report() async throws(ServiceError) -> StoreReport
}

/// The content of the store at one time.
public struct StoreReport: Hashable, Sendable {
    /// A table and the number of its rows.
    public struct Table: Identifiable, Hashable, Sendable {
        public let name: String
        public let rowCount: Int

        public var id: String { name }

        public init(_ name: String, rowCount: Int) {
            self.name = name
            self.rowCount = rowCount
        }
    }

    /// A change that the server hasn't received.
    public struct UnsentChange: Identifiable, Hashable, Sendable {
        public enum State: Hashable, Sendable {
            /// It is sent as soon as the earlier changes of its subject are.
            case due
            /// It is sent after a delay.
            case delayed
            /// It is sent only if the user asks for it.
            case needsAttention
        }

        public let id: FailedChange.ID
        /// The change in words for developers: `bag 12`.
        public let subject: String
        public let state: State
        /// The number of attempts.
        public let attempts: Int

        public init(id: FailedChange.ID, subject: String, state: State, attempts: Int) {
            self.id = id
            self.subject = subject
            self.state = state
            self.attempts = attempts
        }
    }

    /// The tables by name.
    public var tables: [Table]
    /// The size of the store's files.
    public var byteCount: Int
    /// The unsent changes of the guest or the signed-in user, in their order.
    public var unsentChanges: [UnsentChange]

    /// Creates a report. By default, of an empty store.
    public init(tables: [Table] = [], byteCount: Int = 0, unsentChanges: [UnsentChange] = []) {
        self.tables = tables
        self.byteCount = byteCount
        self.unsentChanges = unsentChanges
    }
}

/// An inspector of a store that doesn't exist.
public struct NoStoreInspector: StoreInspector {
    public init() {}
    public func report() -> StoreReport { StoreReport() }
}

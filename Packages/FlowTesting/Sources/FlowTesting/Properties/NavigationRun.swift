public import FlowKit

/// Operations that were applied one after the other, and their outcomes.
public struct NavigationRun<Schema: NavigationSchema>: Sendable {
    public typealias State = NavigationState<Schema>

    /// One operation.
    public struct Step: Sendable {
        public let before: State
        public let operation: NavigationOperation<Schema>
        public let outcome: NavigationOutcome<Schema>
        public let changes: [NavigationChange<Schema>]
        public let after: State
    }

    public let start: State
    public private(set) var steps: [Step] = []
    /// The journal that was kept.
    public private(set) var journal: NavigationJournal<Schema>
    /// The states after the operations.
    public private(set) var end: State

    /// All states, the first one first.
    public var states: [State] { [start] + steps.map(\.after) }

    /// Applies operations.
    public init(from start: State, _ operations: [NavigationOperation<Schema>] = []) {
        self.start = start
        end = start
        journal = NavigationJournal(start: start)
        for operation in operations { apply(operation) }
    }

    /// Applies one more operation.
    public mutating func apply(_ operation: NavigationOperation<Schema>) {
        let before = end
        let changes = journal.apply(operation, to: &end, at: Int64(steps.count))
        let outcome = journal.entries.last?.outcome ?? .unchanged
        steps.append(Step(before: before, operation: operation, outcome: outcome, changes: changes, after: end))
    }
}

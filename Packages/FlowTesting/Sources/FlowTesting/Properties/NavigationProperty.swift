public import FlowKit
import TestSupport

/// Looks for a sequence of operations that breaks an invariant of an app's navigation.
///
/// ```swift
/// @Test func nothingBreaksTheNavigation() {
///     NavigationProperty<ShopNavigation>(routes: [.home, .product(7), .product(8), .checkout]).check()
/// }
/// ```
///
/// The sequences are random, and the same in every run for the same seed. A failure names the seed and the shortest
/// sequence that still fails.
///
/// ## Topics
///
/// ### Making one
/// - ``init(routes:invariants:)``
/// - ``init(_:invariants:)``
///
/// ### Looking
/// - ``check(sequences:length:seed:fileID:filePath:line:column:)``
/// - ``counterexample(sequences:length:seed:)``
public struct NavigationProperty<Schema: NavigationSchema>: Sendable where Schema.Route: Codable {
    public typealias Operation = NavigationOperation<Schema>

    public var samples: NavigationSamples<Schema>
    public var invariants: [NavigationInvariant<Schema>]

    /// Takes samples of the app's routes, in addition to the roots of its tabs: see ``NavigationSamples``.
    public init(routes: [Schema.Route], invariants: [NavigationInvariant<Schema>] = NavigationInvariant.standard) {
        self.init(NavigationSamples(routes: routes), invariants: invariants)
    }

    public init(
        _ samples: NavigationSamples<Schema>, invariants: [NavigationInvariant<Schema>] = NavigationInvariant.standard
    ) {
        self.samples = samples
        self.invariants = invariants
    }

    /// Fails with the shortest sequence that breaks an invariant, if there is one among so many.
    ///
    /// A sequence has `length` operations at most. The seed chooses the sequences.
    public func check(
        sequences: Int = 1_000,
        length: Int = 6,
        seed: UInt64 = 1,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        guard let found = counterexample(sequences: sequences, length: length, seed: seed) else { return }
        Caller(fileID: fileID, filePath: filePath, line: line, column: column).fail(found.description)
    }

    /// The shortest sequence found that breaks an invariant; nil if none of so many does.
    ///
    /// It is shortened by leaving out operations for as long as the same invariant is broken.
    public func counterexample(
        sequences: Int = 1_000, length: Int = 6, seed: UInt64 = 1
    ) -> NavigationCounterexample<Schema>? {
        var numbers = SplitMix64(seed: seed)
        for number in 0..<max(sequences, 0) {
            guard let activity = numbers.one(of: samples.activities) else { return nil }
            let start = NavigationState<Schema>(activity: activity)
            let run = run(from: start, length: length, &numbers)
            for invariant in invariants where invariant.problem(run) != nil {
                return shortened(run, invariant, NavigationCounterexample.Origin(seed: seed, sequence: number))
            }
        }
        return nil
    }

    private func run(
        from start: NavigationState<Schema>, length: Int, _ numbers: inout SplitMix64
    ) -> NavigationRun<Schema> {
        var run = NavigationRun(from: start)
        for _ in 0...numbers.number(below: length) {
            run.apply(numbers.operation(of: samples, restoring: run.states))
        }
        return run
    }
}

/// Operations that were applied one after the other, and their outcomes.
public struct NavigationRun<Schema: NavigationSchema>: Sendable {
    public typealias State = NavigationState<Schema>

    /// One operation.
    public struct Step: Sendable {
        public let before: State
        public let operation: NavigationOperation<Schema>
        public let outcome: NavigationOutcome<Schema>
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
        let outcome = end.apply(operation)
        journal.record(
            NavigationTransition(operation, outcome: outcome, before: before, after: end), at: Int64(steps.count))
        steps.append(Step(before: before, operation: operation, outcome: outcome, after: end))
    }
}

/// The building blocks of random operations.
public struct NavigationSamples<Schema: NavigationSchema>: Sendable {
    public var routes: [Schema.Route]
    public var tabs: [Schema.Tab]
    public var activities: [Schema.Activity]
    /// Modals without screens.
    public var messages: [Modal<Schema.Route>.Content]

    /// All of the schema's activities and tabs, some of its roots, an alert and a dialog, and these routes.
    ///
    /// Take routes with and without arguments, and two that differ in an argument alone.
    public init(routes: [Schema.Route]) {
        activities = Schema.activities
        tabs = Schema.activities.flatMap { Schema.tabs(of: $0) }
        self.routes = routes + tabs.prefix(3).map { Schema.root(of: $0) }
        messages = [
            .alert(AlertState(title: "Hello", message: "There")),
            .confirmationDialog(
                DialogState(
                    title: "Leave?",
                    actions: [.init(id: "leave", title: "Leave"), .init(id: "stay", title: "Stay")])),
        ]
    }
}

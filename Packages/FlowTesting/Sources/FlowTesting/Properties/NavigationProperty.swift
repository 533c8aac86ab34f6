public import FlowKit
@_spi(Reporting) import FlowTestSupport
import Foundation
public import Testing

/// A search for a sequence of random operations that breaks an invariant of an app's navigation.
///
/// ```swift
/// @Test func nothingBreaksTheNavigation() {
///     NavigationProperty<ShopNavigation>(routes: [.home, .product(7), .product(8), .checkout]).check()
/// }
/// ```
///
/// The sequences are the same in every run for the same seed. A failure names the seed and the shortest sequence that still
/// fails.
public struct NavigationProperty<Schema: NavigationSchema>: Sendable where Schema.Route: Codable {
    let samples: NavigationSamples<Schema>
    let invariants: [NavigationInvariant<Schema>]

    /// - Parameters:
    ///   - routes: Samples of the app's routes: see ``NavigationSamples/init(routes:unlistedTabs:)``.
    ///   - invariants: The conditions that hold for every sequence.
    public init(routes: [Schema.Route], invariants: [NavigationInvariant<Schema>] = NavigationInvariant.standard) {
        samples = NavigationSamples(routes: routes)
        self.invariants = invariants
    }

    /// Fails with the shortest sequence that breaks an invariant, if there is one among so many.
    ///
    /// - Parameters:
    ///   - sequences: The number of sequences.
    ///   - length: The maximum number of operations in a sequence.
    ///   - seed: Chooses the sequences.
    ///   - sourceLocation: The source location to which failures are attributed.
    public func check(
        sequences: Int = 1_000, length: Int = 6, seed: UInt64 = 1, sourceLocation: SourceLocation = #_sourceLocation
    ) {
        guard let found = counterexample(sequences: sequences, length: length, seed: seed) else { return }
        sourceLocation.fail(found.description)
    }

    func counterexample(sequences: Int = 1_000, length: Int = 6, seed: UInt64 = 1) -> Counterexample? {
        var numbers = SplitMix64(seed: seed)
        for _ in 0..<sequences {
            guard let activity = numbers.one(of: samples.activities) else { return nil }
            var run = NavigationInvariant<Schema>.Run(from: NavigationState(activity: activity))
            for _ in 0...numbers.number(below: length) {
                run.apply(numbers.operation(of: samples, restoring: run.states))
            }
            for invariant in invariants where invariant.problem(run) != nil {
                while let shorter = run.shorter.first(where: { invariant.problem($0) != nil }) { run = shorter }
                return Counterexample(
                    invariant: invariant.name, problem: invariant.problem(run) ?? "", run: run, seed: seed)
            }
        }
        return nil
    }

    struct Counterexample: CustomStringConvertible {
        let invariant: String
        let problem: String
        let run: NavigationInvariant<Schema>.Run
        let seed: UInt64

        var description: String {
            """
            It is not true that \(invariant).

            From the start in \(run.start.activity), after:

            \(run.steps.map(\.operation.description).bulleted)

            \(problem.indented)

            To find it again: check(seed: \(seed)).
            """
        }
    }
}

/// A condition that holds for every sequence of operations.
///
/// ```swift
/// NavigationInvariant<ShopNavigation>("the sign-in is never over itself") { run in
///     run.states.contains { $0.modals.count { $0.flow?.root == .signIn } > 1 } ? "it is" : nil
/// }
/// ```
public struct NavigationInvariant<Schema: NavigationSchema>: Sendable where Schema.Route: Codable {
    /// The condition, as the end of a sentence: "every state is valid".
    public let name: String
    let problem: @Sendable (Run) -> String?

    /// - Parameters:
    ///   - name: The condition, as the end of a sentence.
    ///   - problem: Returns how a run breaks the condition. `nil` if it doesn't.
    public init(_ name: String, _ problem: @escaping @Sendable (Run) -> String?) {
        self.name = name
        self.problem = problem
    }

    /// Operations that were applied one after the other, and their outcomes.
    public struct Run: Sendable {
        /// The state before the operations.
        public let start: NavigationState<Schema>
        /// The operations, with the states before and after them.
        public private(set) var steps: [NavigationEvent<Schema>] = []

        /// The state after the operations.
        public var end: NavigationState<Schema> { steps.last?.after ?? start }
        /// All states, the first one first.
        public var states: [NavigationState<Schema>] { [start] + steps.map(\.after) }

        init(from start: NavigationState<Schema>, _ operations: [NavigationOperation<Schema>] = []) {
            self.start = start
            for operation in operations { apply(operation) }
        }

        mutating func apply(_ operation: NavigationOperation<Schema>) {
            var state = end
            let outcome = state.apply(operation)
            steps.append(NavigationEvent(operation, outcome: outcome, before: end, after: state))
        }

        /// The same run with one operation less, or with one that is simpler.
        fileprivate var shorter: some Sequence<Run> {
            let operations = steps.map(\.operation)
            return operations.indices.lazy.flatMap { index in
                operations[index].simpler.lazy.map { simpler in
                    Run(from: start, operations[..<index] + simpler + operations[(index + 1)...])
                }
            }
        }
    }
}

extension NavigationOperation {
    /// Simpler replacements of an operation: nothing, its parts, or fewer of them.
    fileprivate var simpler: [[NavigationOperation]] {
        guard case .all(let parts) = self else { return [[]] }
        return [[], parts] + parts.indices.map { [.all(Array(parts[..<$0] + parts[($0 + 1)...]))] }
    }

    /// A Boolean value that indicates whether the operation can replace a tab's root.
    fileprivate var namesRoots: Bool {
        switch self {
        case .route(_, .root, _), .setRoot, .restore: true
        case .all(let operations): operations.contains(where: \.namesRoots)
        default: false
        }
    }
}

// MARK: - The invariants of FlowKit

extension NavigationInvariant {
    /// The invariants of every schema.
    public static var standard: [NavigationInvariant] {
        [valid, reported, rooted, compared, replayed, stored]
    }

    private init(_ name: String, ofEachStep problem: @escaping @Sendable (NavigationEvent<Schema>) -> String?) {
        self.init(name) { run in
            run.steps.lazy.compactMap { step in problem(step).map { "after '\(step.operation)': \($0)" } }.first
        }
    }

    private static var valid: Self {
        Self("every state is valid") { step in
            let violations = step.after.violations()
            return violations.isEmpty ? nil : violations.joined(separator: " ")
        }
    }

    private static var reported: Self {
        Self("an operation reports whether it has changed the state") { step in
            (step.before != step.after) == (step.outcome == .changed) ? nil : "the outcome was '\(step.outcome)'"
        }
    }

    private static var rooted: Self {
        Self("only an operation that names a root replaces it") { step in
            if step.operation.namesRoots { return nil }
            let tabs = [step.before, step.after].map { $0.activities.flatMap(\.tabs) }
            return zip(tabs[0], tabs[1]).first { $0.flow.root != $1.flow.root }.map { "the root of \($1.tab) changed" }
        }
    }

    private static var compared: Self {
        Self("different states have changes") { step in
            let changes = step.before.changes(to: step.after)
            return (step.before == step.after) == changes.isEmpty ? nil : "the changes are \(changes)"
        }
    }

    private static var replayed: Self {
        Self("a journal repeats the navigation") { run in
            var numbers = SplitMix64(seed: UInt64(run.steps.count))
            // Also without some of the steps, as an app records it that leaves out its debug menu.
            let recordings = [run.steps] + (0..<2).map { _ in run.steps.filter { _ in numbers.number(below: 3) > 0 } }
            return recordings.lazy.compactMap { problem(ofRecording: $0, from: run.start) }.first
        }
    }

    /// Returns how the journal of some steps differs from them.
    private static func problem(
        ofRecording steps: [NavigationEvent<Schema>], from start: NavigationState<Schema>
    ) -> String? {
        var journal = NavigationJournal(start: start)
        var states = [start]
        for step in steps {
            // The journal restores the state that the steps left out have changed.
            if step.before != journal.end { states.append(step.before) }
            journal.record(step, at: 0)
            states.append(step.after)
        }
        if let entry = journal.firstDivergence() {
            return "'\(entry.operation)' has another outcome in the journal of:\n"
                + steps.map(\.operation.description).bulleted
        }
        for (count, state) in states.enumerated() {
            if let difference = difference(state, journal.state(after: count)) { return difference }
        }
        return nil
    }

    private static var stored: Self {
        Self("an encoded state is decoded as it was") { run in
            do {
                let data = try JSONEncoder().encode(run.end)
                let decoded = try JSONDecoder().decode(NavigationState<Schema>.self, from: data)
                if let difference = difference(run.end, decoded) { return difference }
                // States that differ only in the next identifier are equal.
                return run.end.nextModalID == decoded.nextModalID ? nil : "the next modal has another identifier"
            } catch {
                return "\(error)"
            }
        }
    }
}

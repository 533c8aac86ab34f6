public import FlowKit

/// A sequence of operations that breaks an invariant.
public struct NavigationCounterexample<Schema: NavigationSchema>: Sendable {
    struct Origin: Sendable {
        let seed: UInt64
        let sequence: Int
    }

    /// The name of the invariant.
    public let invariant: String
    /// The problem.
    public let problem: String
    public let start: NavigationState<Schema>
    /// As few as still break it.
    public let operations: [NavigationOperation<Schema>]
    public var seed: UInt64 { origin.seed }
    let origin: Origin
}

extension NavigationCounterexample: CustomStringConvertible {
    public var description: String {
        """
        It is not true that \(invariant).

        From the start in \(start.activity), after:

        \(operations.isEmpty ? "  nothing" : list)

        \(Difference.indented(problem))

        Seed \(seed), sequence \(origin.sequence). To find it again: check(seed: \(seed)).
        """
    }

    private var list: String {
        operations.enumerated().map { "  \($0.offset + 1). \($0.element)" }.joined(separator: "\n")
    }
}

extension NavigationProperty {
    /// Leaves out operations, and takes composed ones apart, for as long as the invariant stays broken.
    func shortened(
        _ run: NavigationRun<Schema>, _ invariant: NavigationInvariant<Schema>,
        _ origin: NavigationCounterexample<Schema>.Origin
    ) -> NavigationCounterexample<Schema> {
        var best = run
        while let simpler = best.simpler.first(where: { invariant.problem($0) != nil }) { best = simpler }
        return NavigationCounterexample(
            invariant: invariant.name, problem: invariant.problem(best) ?? "", start: run.start,
            operations: best.steps.map(\.operation), origin: origin)
    }
}

extension NavigationRun {
    /// The same with one operation less, or with one that is simpler.
    fileprivate var simpler: some Sequence<NavigationRun> {
        let operations = steps.map(\.operation)
        return operations.indices.lazy.flatMap { index in
            operations[index].simpler.lazy.map { replacement in
                NavigationRun(from: start, operations[..<index] + replacement + operations[(index + 1)...])
            }
        }
    }
}

extension NavigationOperation {
    /// Returns simpler replacements of an operation: nothing, its parts, or fewer of them.
    fileprivate var simpler: [[NavigationOperation]] {
        guard case .all(let parts) = self else { return [[]] }
        return [[], parts] + parts.indices.map { [.all(Array(parts[..<$0] + parts[($0 + 1)...]))] }
    }
}

public import FlowKit

/// A sequence of operations that breaks an invariant.
public struct NavigationCounterexample<Schema: NavigationSchema>: Sendable {
    struct Origin: Sendable {
        let seed: UInt64
        let sequence: Int
    }

    /// The name of the invariant.
    public let invariant: String
    /// What is wrong.
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
    /// Leaves out operations for as long as the invariant stays broken.
    func shortened(
        _ run: NavigationRun<Schema>, _ invariant: NavigationInvariant<Schema>,
        _ origin: NavigationCounterexample<Schema>.Origin
    ) -> NavigationCounterexample<Schema> {
        var best = run
        var isShorter = true
        while isShorter {
            isShorter = false
            for index in best.steps.indices {
                var operations = best.steps.map(\.operation)
                operations.remove(at: index)
                let shorter = NavigationRun(from: run.start, operations)
                guard invariant.problem(shorter) != nil else { continue }
                (best, isShorter) = (shorter, true)
                break
            }
        }
        return NavigationCounterexample(
            invariant: invariant.name, problem: invariant.problem(best) ?? "", start: run.start,
            operations: best.steps.map(\.operation), origin: origin)
    }
}

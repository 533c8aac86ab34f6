import FlowKit

/// The transition that a test expects.
struct ExpectedTransition<Schema: NavigationSchema>: Sendable {
    /// Any, if nil.
    let operation: NavigationOperation<Schema>?
    /// Any, if nil.
    let source: NavigationSource?
    let outcome: NavigationOutcome<Schema>

    init(
        _ operation: NavigationOperation<Schema>?, _ source: NavigationSource?, _ outcome: NavigationOutcome<Schema>
    ) {
        self.operation = operation
        self.source = source
        self.outcome = outcome
    }

    var description: String { operation.map { "'\($0)'" } ?? "a transition" }

    /// Returns the problem with a transition; nil if it matches.
    func problem(with transition: NavigationTransition<Schema>) -> String? {
        if let operation, operation != transition.operation { return operationProblem(operation, with: transition) }
        if outcome != transition.outcome {
            return FlowFailure.outcome(
                transition.operation, expected: outcome, actual: transition.outcome, transition)
        }
        if let source, source != transition.source {
            return """
                '\(transition.operation)' does not come from where it should.

                \(Difference.indented(Difference.ofWords(source.rawValue, transition.source.rawValue)))

                \(Difference.legend)
                """
        }
        return nil
    }

    private func operationProblem(
        _ operation: NavigationOperation<Schema>, with transition: NavigationTransition<Schema>
    ) -> String {
        let (expected, actual) = (operation.description, transition.operation.description)
        let difference =
            expected == actual
            ? Difference.of(operation, transition.operation) : Difference.ofWords(expected, actual)
        return """
            The next transition is not as expected.

            \(Difference.indented(difference))

            \(Difference.legend)

            It was:

              - \(FlowFailure.describe(transition).replacing("\n", with: "\n    "))
            """
    }
}

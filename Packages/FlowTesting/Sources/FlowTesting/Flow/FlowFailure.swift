import FlowKit

/// The texts of failures about flows.
enum FlowFailure {
    /// "push page(1), by app: changed", and under it what changed.
    static func describe<Schema>(_ transition: NavigationTransition<Schema>) -> String {
        let title = "\(transition.operation), by \(transition.source): \(transition.outcome)"
        return ([title] + transition.changes.map { "  \($0)" }).joined(separator: "\n")
    }

    static func outcome<Schema>(
        _ operation: NavigationOperation<Schema>, expected: NavigationOutcome<Schema>,
        actual: NavigationOutcome<Schema>, _ transition: NavigationTransition<Schema>?
    ) -> String {
        var text = """
            The outcome of '\(operation)' is not as expected.

            \(Difference.indented(Difference.ofWords(expected.description, actual.description)))

            \(Difference.legend)
            """
        if expected == .unchanged, let changes = transition?.changes, !changes.isEmpty {
            text += """


                It changed:

                \(changes.map { "  - \($0)" }.joined(separator: "\n"))

                To fix this, say what it changes: await flow.apply(…) { state in … }
                """
        } else if actual != .changed, actual != .unchanged {
            text += "\n\nIf that is right, say so: 'outcome: .\(actual.caseName)'."
        }
        return text
    }

    static func state<Schema>(
        _ operation: NavigationOperation<Schema>, _ difference: String, nothingExpected: Bool
    ) -> String {
        """
        '\(operation)' does not lead where it should\(nothingExpected ? ": nothing should have changed" : "").

        \(Difference.indented(difference))

        \(Difference.legend)
        """
    }

    static var deaf: String {
        """
        The navigator does not tell the test what goes through it.

        To fix this, make it with the middleware that the closure gets: Navigator(state, middleware: [recorder])
        """
    }
}

extension FlowFailure {
    static func nothing<Schema>(
        _ wanted: ExpectedTransition<Schema>, _ state: NavigationState<Schema>, afterWaiting hasWaited: Bool
    ) -> String {
        """
        \(wanted.description.capitalizedFirst) was expected, but nothing has come.

        This usually means that the flow under test did not call its router, that its router is not one of this \
        navigator, or that it waits for something that the test must \
        provide\(hasWaited ? ": an answer, a clock, a guard" : " (await flow.receive(…) waits for it)"). \
        Where one is:

        \(Difference.indented(state.outline))
        """
    }
}

extension NavigationOutcome {
    /// The source text of the case.
    var caseName: String {
        switch self {
        case .changed: "changed"
        case .unchanged: "unchanged"
        case .refused: "refused(…)"
        case .rejected: "rejected(…)"
        case .waiting: "waiting(…)"
        case .checking: "checking"
        case .superseded: "superseded"
        case .cancelled: "cancelled"
        }
    }
}

extension String {
    var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}

extension FlowFailure {
    static func left<Schema>(_ left: Leftovers<Schema>, before next: String) -> String {
        """
        There is something to be asserted before '\(next)'.

        \(left.sections.map(\.text).joined(separator: "\n\n"))
        """
    }

    static func left<Schema>(_ left: Leftovers<Schema>, forgotten: Bool) -> String {
        let title =
            forgotten
            ? "The test ended without '\(left.wording.finish)', and there is something left."
            : "There is something left."
        return ([title] + left.sections.map(\.text)).joined(separator: "\n\n")
    }

    static func unexpected<Schema>(_ left: Leftovers<Schema>) -> String {
        """
        Nothing was expected to happen.

        \(left.sections.map(\.text).joined(separator: "\n\n"))
        """
    }
}

extension FlowFailure {
    static func notPresented<Schema>(
        _ content: Modal<Schema.Route>.Content, _ transition: NavigationTransition<Schema>
    ) -> String {
        """
        The next transition presents nothing. Expected: \(content). It was:

          - \(describe(transition).replacing("\n", with: "\n    "))
        """
    }

    static func presented<Route>(_ expected: Modal<Route>.Content, _ actual: Modal<Route>.Content) -> String {
        let (before, after) = (expected.description, actual.description)
        let difference = before == after ? Difference.of(expected, actual) : Difference.ofWords(before, after)
        return """
            Something else is presented.

            \(Difference.indented(difference))

            \(Difference.legend)
            """
    }
}

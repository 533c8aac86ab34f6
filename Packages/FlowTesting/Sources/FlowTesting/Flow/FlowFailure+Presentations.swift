import FlowKit

extension FlowFailure {
    static func notPresented<Schema>(
        _ content: ModalContent<Schema.Route>, _ transition: NavigationTransition<Schema>
    ) -> String {
        """
        The next transition presents nothing. Expected: \(content). It was:

          - \(describe(transition).replacing("\n", with: "\n    "))
        """
    }

    static func presented<Route>(_ expected: ModalContent<Route>, _ actual: ModalContent<Route>) -> String {
        let (before, after) = (expected.description, actual.description)
        let difference = before == after ? Difference.of(expected, actual) : Difference.ofWords(before, after)
        return """
            Something else is presented.

            \(Difference.indented(difference))

            \(Difference.legend)
            """
    }

    static func issue(expected: PresentationIssue?, actual: PresentationIssue?) -> String {
        switch (expected, actual) {
        case (nil, let actual?): return actual.description
        case (let expected?, nil):
            return """
                This was expected to go wrong, but did not:

                \(Difference.indented(expected.description))
                """
        case (let expected?, let actual?):
            return """
                Something else went wrong.

                \(Difference.indented(Difference.of(expected, actual)))

                \(Difference.legend)
                """
        case (nil, nil): return ""
        }
    }

    static func noResult(_ name: String) -> String {
        """
        \(name.capitalizedFirst) was presented, and there is no result.

        To fix this, end it with 'await flow.finishPresented(…)', dismiss it, or give the flow in it what it waits for.
        """
    }

    static func result<Value>(
        _ name: String, _ expected: PresentationResult<Value>, _ actual: PresentationResult<Value>
    ) -> String {
        """
        \(name.capitalizedFirst) did not end as expected.

        \(Difference.indented(Difference.of(expected, actual)))

        \(Difference.legend)
        """
    }
}

import FlowKit

/// The texts of failures about routers.
enum RouterFailure {
    /// "push page(1)"
    static func describe<Schema>(_ transition: NavigationTransition<Schema>) -> String {
        let text = describe(transition.operation)
        return transition.outcome == .changed ? text : "\(text): \(transition.outcome)"
    }

    /// There is but one place.
    private static func describe<Schema>(_ operation: NavigationOperation<Schema>) -> String {
        operation.description.replacing(" on tab only", with: "")
    }

    static func different<Route>(
        _ operation: StackOperation<Route>, _ expected: [NavigationOperation<RouterHost<Route>>],
        _ actual: [NavigationTransition<RouterHost<Route>>], at state: NavigationState<RouterHost<Route>>
    ) -> String {
        let lines = expected.map { "- \(describe($0))" } + actual.map { "+ \(describe($0))" }
        var text = """
            The router did something else.

            \(Difference.indented(lines.joined(separator: "\n")))

            \(Difference.legend)
            """
        if expected.isEmpty {
            text += """


                The expected operation does nothing where the router was:

                \(Difference.indented(stack(state.stackState(at: .tab(.only)).compactMap(\.route))))
                """
        }
        return text
    }

    static func nothing<Route>(
        _ operation: StackOperation<Route>, _ state: StackState<Route>, afterWaiting hasWaited: Bool
    ) -> String {
        """
        \("\(operation)".capitalizedFirst) was expected, but the router did nothing.

        This usually means that what is tested has another router, that it has gone already, or that it waits for \
        something that the test must provide\(hasWaited ? "" : " (await router.receive(…) waits for it)"). \
        Where the router is:

        \(Difference.indented(stack(state)))
        """
    }

    static var nothingPresented: String {
        """
        Nothing is presented that could be finished.

        This usually means that what is tested presents later: await router.receive(.present(…)) first.
        """
    }

    static func noAnswer(_ action: String, _ actions: [String]?) -> String {
        guard let actions else {
            return """
                There is no dialog that could be answered with "\(action)".

                This usually means that what is tested asks later: await router.receive(.dialog(…)) first.
                """
        }
        let close = Suggestion.closest(to: action, among: actions).map { " Did you mean \"\($0)\"?" } ?? ""
        return """
            The dialog has no answer "\(action)".\(close) The answers are:

            \(actions.map { "  - \($0)" }.joined(separator: "\n"))
            """
    }

    private static func stack<Route>(_ state: StackState<Route>) -> String {
        var lines = ["root"] + state.routes.map(RouteText.of)
        if let sheet = state.sheet { lines.append("sheet of \(RouteText.of(sheet))") }
        if let cover = state.fullScreenCover { lines.append("cover of \(RouteText.of(cover))") }
        if let dialog = state.dialog { lines.append("dialog '\(dialog.title)'") }
        if let alert = state.alert { lines.append("alert '\(alert.title)'") }
        return lines.joined(separator: "\n")
    }
}

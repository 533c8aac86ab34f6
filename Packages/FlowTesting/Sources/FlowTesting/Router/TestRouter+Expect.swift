public import FlowKit

extension TestRouter {
    typealias Transition = NavigationTransition<RouterHost<Route>>

    /// Asserts the next operation, which has happened already.
    ///
    /// Operations that do the same are the same: to navigate to a screen that is not on top is to push it.
    public func expect(
        _ operation: StackOperation<Route>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let caller = flow.enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        if !take(operation, caller) { caller.fail(RouterFailure.nothing(operation, state, afterWaiting: false)) }
    }

    /// Waits for the next operation, and asserts it.
    public func receive(
        _ operation: StackOperation<Route>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let caller = flow.enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        var wait = Wait(caller, "\(operation)")
        wait.observe(flow.ledger)
        guard await wait.run(until: { take(operation, caller) }) != .held else { return }
        caller.fail(RouterFailure.nothing(operation, state, afterWaiting: true))
    }

    /// Asserts that nothing was done since.
    public func expectNothing(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        flow.expectNothing(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Compares the next operation with the expected one; false when there is none.
    private func take(_ operation: StackOperation<Route>, _ caller: Caller) -> Bool {
        let transitions = flow.ledger.now.transitions
        if exhaustivity.isOn {
            guard let first = transitions.first else { return false }
            let wanted = RouterHost<Route>.operations(of: operation, from: first.before)
            let actual = transitions.prefix(max(wanted.count, 1))
            for _ in actual { _ = flow.ledger.next() }
            if wanted != actual.map(\.operation) {
                caller.fail(RouterFailure.different(operation, wanted, Array(actual), at: first.before))
            }
            return true
        }
        let found = transitions.indices.first { index in
            let wanted = RouterHost<Route>.operations(of: operation, from: transitions[index].before)
            return !wanted.isEmpty && wanted == transitions[index...].prefix(wanted.count).map(\.operation)
        }
        guard let found else { return false }
        flow.skip(found, caller)
        let count = RouterHost<Route>.operations(of: operation, from: transitions[found].before).count
        for _ in 0..<count { _ = flow.ledger.next() }
        return true
    }
}

extension RouterHost {
    /// Returns the operations of an app's navigator for an operation of a router.
    @MainActor
    static func operations(
        of operation: StackOperation<Route>, from state: NavigationState<RouterHost>
    ) -> [NavigationOperation<RouterHost>] {
        let ledger = FlowLedger<RouterHost>(.off, .router, Caller(fileID: "", filePath: "", line: 0, column: 0))
        let navigator = Navigator(state, middleware: [FlowRecorder(ledger)])
        navigator.featureRouter().apply(operation)
        return ledger.now.transitions.map(\.operation)
    }
}

public import FlowKit

extension TestFlow {
    /// Does an operation as the app does it, and compares the state after it with what is expected.
    ///
    /// ```swift
    /// await flow.apply(.push(.page(1))) { state in state.apply(.push(.page(1))) }
    /// await flow.apply(.pop())  // At the root: nothing may change.
    /// ```
    ///
    /// Assert first what the flow under test did before. Assert its response to this operation afterwards.
    ///
    /// The closure changes the state before the operation into the one that is expected after it; without it nothing may
    /// change. The expected outcome is `.changed` with a closure, otherwise `.unchanged`, unless `outcome`
    /// says something else.
    @discardableResult
    public func apply(
        _ operation: Operation,
        source: NavigationSource = .app,
        outcome: Outcome? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        _ expected: ((inout State) -> Void)? = nil
    ) async -> Outcome {
        let caller = enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        expectNothingLeft(before: "\(operation)", caller)
        let before = state
        let actual = navigator.apply(operation, source: source)
        recorder.look()
        let transition = ledger.next {
            $0.operation == operation && $0.source == source && $0.outcome == actual
        }
        let wanted = outcome ?? (expected == nil ? .unchanged : .changed)
        if actual == wanted {
            let start = transition == nil ? before : ledger.now.start ?? before
            compare(operation, start, transition?.after ?? before, expected ?? { _ in }, caller)
        } else {
            caller.fail(FlowFailure.outcome(operation, expected: wanted, actual: actual, transition))
        }
        // Lets tasks continue that were waiting for the operation.
        await Task.yield()
        return actual
    }

    /// Compares where an operation led with where it should have.
    func compare(
        _ operation: Operation, _ before: State, _ after: State, _ change: (inout State) -> Void, _ caller: Caller
    ) {
        var expected = before
        change(&expected)
        guard let difference = expected.difference(to: after) else { return }
        caller.fail(FlowFailure.state(operation, difference, nothingExpected: expected == before))
    }

    /// Remembers where the test is.
    func enter(_ caller: Caller) -> Caller {
        ledger.change { $0.caller = caller }
        recorder.look()
        return caller
    }

    /// Fails if earlier events are not asserted.
    func expectNothingLeft(before next: String, _ caller: Caller) {
        let left = ledger.takeAll()
        guard !left.isEmpty else { return }
        switch exhaustivity {
        case .on: caller.fail(FlowFailure.left(left, before: next))
        case .off(showSkipped: true): caller.warn(FlowFailure.skipped(left))
        case .off: break
        }
    }
}

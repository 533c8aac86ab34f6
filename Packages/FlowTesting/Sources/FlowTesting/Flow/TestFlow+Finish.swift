import FlowKit

extension TestFlow {
    /// Ends the test: everything left over is a failure.
    ///
    /// Left over are transitions without an assertion, awaited results, pending or
    /// unchecked navigations, and running tasks. Waits for the end of tasks and asynchronous guards first.
    public func finish(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let caller = enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        if exhaustivity.isOn {
            var wait = Wait(caller, "the end of \(ledger.now.tasks.running.joined(separator: ", "))")
            wait.observe(ledger)
            wait.observe(navigator)
            _ = await wait.run { ledger.now.tasks.running.isEmpty && navigator.checking == nil }
        }
        recorder.look()
        let awaited = navigator.state.awaitedPresentations(of: navigator)
        ledger.change { content in
            content.awaited = awaited
            content.isFinished = true
        }
        let left = ledger.left
        guard !left.isEmpty else { return }
        switch exhaustivity {
        case .on: caller.fail(FlowFailure.left(left, forgotten: false))
        case .off(showSkipped: true): caller.warn(FlowFailure.skipped(left))
        case .off: break
        }
    }

    /// Asserts only what is asserted, for as long as `body` runs. What is left over by then is passed over.
    public func withExhaustivity<Value>(
        _ exhaustivity: TestExhaustivity,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        _ body: @MainActor () async throws -> Value
    ) async rethrows -> Value {
        let caller = enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        let before = self.exhaustivity
        // Earlier events count with the earlier exhaustivity.
        expectNothingLeft(before: "withExhaustivity", caller)
        self.exhaustivity = exhaustivity
        defer {
            expectNothingLeft(before: "the end of withExhaustivity", caller)
            self.exhaustivity = before
        }
        return try await body()
    }
}

extension FlowLedger {
    /// Fails where the test was last, if it has left something and did not say that it is at its end.
    func reportForgotten() {
        let content = now
        guard !content.isFinished, content.exhaustivity.isOn, !left.isEmpty else { return }
        content.caller.fail(FlowFailure.left(left, forgotten: true))
    }
}

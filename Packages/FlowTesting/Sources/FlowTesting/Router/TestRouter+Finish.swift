import FlowKit

extension TestRouter {
    /// Ends the test: unasserted operations are failures, and so are awaited results and running tasks.
    /// Waits for the end of tasks first.
    public func finish(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        await flow.finish(fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Runs what a view would run, and has it end before the test does.
    @discardableResult
    public func task(_ name: String, _ operation: @escaping @MainActor () async -> Void) -> Task<Void, Never> {
        flow.task(name, operation)
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
        try await flow.withExhaustivity(
            exhaustivity, fileID: fileID, filePath: filePath, line: line, column: column, body)
    }

    /// Ends what is presented over the router with a value, as its flow would. Nothing of it has to be asserted.
    public func finishPresented<Value: Sendable>(
        with value: Value,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        guard let modal = flow.state.modals.last else {
            return flow.enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
                .fail(RouterFailure.nothingPresented)
        }
        await flow.finishPresented(
            modal.id, with: value, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Answers the dialog by the identifier of one of its answers, as the user does. Nothing of it has to be asserted.
    public func answer(
        _ action: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let caller = flow.enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        let actions = state.dialog?.actions.map(\.id)
        guard let actions, actions.contains(action) else { return caller.fail(RouterFailure.noAnswer(action, actions)) }
        await finishPresented(with: action, fileID: fileID, filePath: filePath, line: line, column: column)
    }
}

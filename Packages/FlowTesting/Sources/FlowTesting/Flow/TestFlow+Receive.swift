public import FlowKit

extension TestFlow {
    /// Waits for the next transition, and asserts that it is this operation.
    ///
    /// The flow under test did it, or will as soon as its tasks have run: it is asserted when it comes.
    ///
    /// The router of a tab names the tab: `.push(.page(1), on: .tab(.bag))`. An operation says what it does, so the closure
    /// can be left out; it changes the state before the operation into the one that is expected after it. Any source will
    /// do when none is named.
    @discardableResult
    public func receive(
        _ operation: Operation,
        source: NavigationSource? = nil,
        outcome: Outcome = .changed,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        _ expected: ((inout State) -> Void)? = nil
    ) async -> Transition? {
        let caller = enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        return await receive(ExpectedTransition(operation, source, outcome), expected, caller)
    }

    /// Waits for the next transition, and asserts its result for any operation.
    @discardableResult
    public func receive(
        source: NavigationSource? = nil,
        outcome: Outcome = .changed,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        _ expected: (inout State) -> Void
    ) async -> Transition? {
        let caller = enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        return await withoutActuallyEscaping(expected) {
            await receive(ExpectedTransition(nil, source, outcome), $0, caller)
        }
    }

    /// Asserts the next transition, which has happened already: see
    /// ``receive(_:source:outcome:fileID:filePath:line:column:_:)``.
    @discardableResult
    public func expect(
        _ operation: Operation,
        source: NavigationSource? = nil,
        outcome: Outcome = .changed,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column,
        _ expected: ((inout State) -> Void)? = nil
    ) -> Transition? {
        let caller = enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        let wanted = ExpectedTransition(operation, source, outcome)
        guard let transition = take(wanted, caller) else {
            caller.fail(FlowFailure.nothing(wanted, state, afterWaiting: false))
            return nil
        }
        return check(transition, wanted, expected, caller)
    }

    /// Asserts that nothing has happened since.
    public func expectNothing(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let caller = enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        let left = ledger.takeAll()
        if !left.isEmpty { caller.fail(FlowFailure.unexpected(left)) }
    }
}

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

extension TestFlow {
    func receive(
        _ wanted: ExpectedTransition<Schema>, _ expected: ((inout State) -> Void)?, _ caller: Caller
    ) async -> Transition? {
        var transition: Transition?
        var wait = Wait(caller, wanted.description)
        wait.observe(ledger)
        _ = await wait.run {
            transition = take(wanted, caller)
            return transition != nil
        }
        if let transition { return check(transition, wanted, expected, caller) }
        caller.fail(FlowFailure.nothing(wanted, state, afterWaiting: true))
        return nil
    }

    /// Takes the next transition. When not everything has to be asserted, the next one that fits, and passes over those
    /// before it.
    func take(_ wanted: ExpectedTransition<Schema>, _ caller: Caller) -> Transition? {
        if isExhaustive { return ledger.next() }
        guard let index = ledger.now.transitions.firstIndex(where: { wanted.problem(with: $0) == nil }) else {
            return nil
        }
        return ledger.next(after: index)
    }

    func check(
        _ transition: Transition, _ wanted: ExpectedTransition<Schema>, _ expected: ((inout State) -> Void)?,
        _ caller: Caller
    ) -> Transition {
        if let problem = wanted.problem(with: transition) {
            caller.fail(problem)
        } else if let expected {
            compare(transition.operation, transition.before, transition.after, expected, caller)
        }
        return transition
    }
}

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

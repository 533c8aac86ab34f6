public import FlowKit

extension TestFlow {
    /// Presents a screen whose result the test waits for, as the app's code would.
    ///
    /// The presentation is a transition like others: receive it next.
    ///
    /// ```swift
    /// let answer = flow.present(.signIn, returning: User.self)
    /// let id = await flow.receivePresented(.signIn)
    /// await flow.finishPresented(id, with: User(name: "Ann"))
    /// await answer.expect(.finished(User(name: "Ann")))
    /// ```
    public func present<Value: Sendable>(
        _ route: Schema.Route, as style: ModalStyle = .sheet, returning: Value.Type = Value.self,
        source: NavigationSource = .app
    ) -> TestPresentation<Value> {
        let presentation = navigator.presentation(of: route, as: style, returning: returning, source: source)
        return TestPresentation(presentation, "\(route)", ledger.now.caller)
    }

    /// Waits for the next transition, and asserts that it presents a screen. Returns what names it.
    @discardableResult
    public func receivePresented(
        _ route: Schema.Route,
        as style: ModalStyle = .sheet,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async -> ModalID? {
        await receivePresented(
            .flow(FlowState(root: route), as: style), fileID: fileID, filePath: filePath, line: line,
            column: column)
    }

    /// Waits for the next transition, and asserts that it presents this. Returns what names it.
    @discardableResult
    public func receivePresented(
        _ content: ModalContent<Schema.Route>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async -> ModalID? {
        let caller = enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        let wanted = ExpectedTransition<Schema>(nil, nil, .changed)
        guard let transition = await receive(wanted, nil, caller) else { return nil }
        guard transition.outcome == .changed else { return nil }
        guard case .presented(let modal, _)? = transition.changes.last else {
            caller.fail(FlowFailure.notPresented(content, transition))
            return nil
        }
        if modal.content != content { caller.fail(FlowFailure.presented(content, modal.content)) }
        return modal.id
    }

    /// Ends something presented with a value, as its flow would, and asserts that it goes.
    ///
    /// An `issue` says what has to be wrong with that: then nothing may change.
    public func finishPresented<Value: Sendable>(
        _ id: ModalID?,
        with value: Value,
        issue: PresentationIssue? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let caller = enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        // An earlier failure explains the missing identifier.
        guard let id else { return }
        expectNothingLeft(before: "finish modal \(id.rawValue)", caller)
        navigator.finish(id, with: value)
        let found = ledger.change { $0.issues.popLast() }
        if found == nil {
            _ = ledger.next { $0.operation == .dismissModal(id) && $0.source == .result }
        }
        if found != issue { caller.fail(FlowFailure.issue(expected: issue, actual: found)) }
        await Task.yield()
    }

    /// Asserts what a presented flow did wrong: it gave a value of another type, or after its end.
    public func expectIssue(
        _ issue: PresentationIssue,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let caller = enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        let found = ledger.change { $0.issues.isEmpty ? nil : $0.issues.removeFirst() }
        if found != issue { caller.fail(FlowFailure.issue(expected: issue, actual: found)) }
    }
}

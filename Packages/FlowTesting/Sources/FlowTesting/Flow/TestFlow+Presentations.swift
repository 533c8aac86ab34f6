@_spi(Testing) public import FlowKit

extension TestFlow {
    /// Waits for the next transition, and asserts that it presents a screen. Returns its identifier.
    @discardableResult
    public func receivePresented(
        _ route: Schema.Route,
        as type: NavigationType = .sheet,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async -> ModalID? {
        guard let content = Modal<Schema.Route>.Content(FlowState(root: route), as: type) else {
            enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
                .fail("'\(type)' presents nothing. Use 'receive(.route(…, as: .\(type)))'.")
            return nil
        }
        return await receivePresented(content, fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Waits for the next transition, and asserts that it presents this. Returns its identifier.
    @discardableResult
    public func receivePresented(
        _ content: Modal<Schema.Route>.Content,
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

    /// Ends the flow of a presented screen with a value, and asserts that it is dismissed.
    public func finishPresented<Value: Sendable>(
        _ id: ModalID?,
        _ screen: ResultRoute<Schema.Route, Value>,
        with value: Value,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let caller = enter(Caller(fileID: fileID, filePath: filePath, line: line, column: column))
        // An earlier failure explains the missing identifier.
        guard let id else { return }
        expectNothingLeft(before: "finish modal \(id.rawValue)", caller)
        navigator.finish(id, screen, with: value)
        await passDismissal(of: id)
    }

    /// Takes the transition that follows a result, and lets tasks continue that were waiting for it.
    func passDismissal(of id: ModalID) async {
        _ = ledger.next { $0.operation == .dismissModal(id) && $0.source == .result }
        await Task.yield()
    }
}

extension NavigationState {
    /// The descriptions of the presentations with an awaited result.
    @MainActor
    func awaitedPresentations(of navigator: Navigator<Schema>) -> [String] {
        let awaited = navigator.awaitedModals
        return activities.flatMap(\.modals).filter { awaited.contains($0.id) }.map(\.description)
    }
}

@_spi(Testing) public import FlowKit

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

    /// Ends a presentation with a value, as its flow does, and asserts that it is dismissed.
    public func finishPresented<Value: Sendable>(
        _ id: ModalID?,
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
        navigator.finish(id, with: value)
        _ = ledger.next { $0.operation == .dismissModal(id) && $0.source == .result }
        await Task.yield()
    }
}

/// Something presented whose result a test waits for.
@MainActor
public final class TestPresentation<Value: Sendable>: ObservableObject {
    private let presentation: Presentation<Value>
    private let name: String
    @Published private var ending: PresentationResult<Value>?

    init(_ presentation: Presentation<Value>, _ name: String, _ caller: Caller) {
        self.presentation = presentation
        self.name = name
        Task { [weak self] in
            let ending = await presentation.result
            self?.ending = ending
        }
    }

    /// Names it; nil while guards hold it up, and when it was never shown.
    public var id: ModalID? { presentation.id }

    /// Dismisses it.
    public func cancel() { presentation.cancel() }

    /// Waits until it has ended, and returns how. Returns nil and fails if it never ends.
    @discardableResult
    public func result(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async -> PresentationResult<Value>? {
        let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
        var wait = Wait(caller, "the result of \(name)")
        wait.observe(self)
        if await wait.run(until: { ending != nil }) != .held { caller.fail(FlowFailure.noResult(name)) }
        return ending
    }
}

extension TestPresentation where Value: Equatable {
    /// Waits until it has ended, and asserts how.
    public func expect(
        _ expected: PresentationResult<Value>,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let ending = await result(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let ending, ending != expected else { return }
        Caller(fileID: fileID, filePath: filePath, line: line, column: column)
            .fail(FlowFailure.result(name, expected, ending))
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

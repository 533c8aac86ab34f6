public import FlowKit

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

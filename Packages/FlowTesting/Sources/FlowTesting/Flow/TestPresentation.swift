public import FlowKit

/// Something presented whose result a test waits for.
@MainActor
public final class TestPresentation<Value: Sendable> {
    private let presentation: Presentation<Value>
    private let name: String
    private var ending: PresentationResult<Value>?

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

    /// How it has ended, once it has; nil when that does not come within so many turns, which is a failure.
    @discardableResult
    public func result(
        turns: Int = 10_000,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async -> PresentationResult<Value>? {
        for turn in 1...max(turns, 1) where ending == nil { await Turn.pass(turn) }
        if ending == nil {
            Caller(fileID: fileID, filePath: filePath, line: line, column: column)
                .fail(FlowFailure.noResult(name, within: turns))
        }
        return ending
    }
}

extension TestPresentation where Value: Equatable {
    /// Asserts how it has ended, once it has.
    public func expect(
        _ expected: PresentationResult<Value>,
        turns: Int = 10_000,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let ending = await result(turns: turns, fileID: fileID, filePath: filePath, line: line, column: column)
        guard let ending, ending != expected else { return }
        Caller(fileID: fileID, filePath: filePath, line: line, column: column)
            .fail(FlowFailure.result(name, expected, ending))
    }
}

@_spi(Inspection) import HeadlessUI

extension ScreenDriver {
    /// Presses a button, follows a link, chooses a tab or an option, flips a switch.
    public func tap(
        _ element: ElementQuery,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        send(.tap, to: element, caller: .init(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// As ``tap(_:fileID:filePath:line:column:)``, for the element with an accessibility identifier.
    public func tap(
        id: String,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        tap(.id(id), fileID: fileID, filePath: filePath, line: line, column: column)
    }

    /// Replaces the text of a field, or of the search field of the screen.
    public func type(
        _ text: String,
        into field: ElementQuery,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
        send(.type, text, to: field, caller: caller)
    }

    /// Presses return in a field.
    public func submit(
        _ field: ElementQuery,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        send(.submit, to: field, caller: .init(fileID: fileID, filePath: filePath, line: line, column: column))
    }

    /// Presses the plus of a stepper.
    public func increment(
        _ stepper: ElementQuery,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
        send(.increment, to: stepper, caller: caller)
    }

    /// Presses the minus of a stepper.
    public func decrement(
        _ stepper: ElementQuery,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
        send(.decrement, to: stepper, caller: caller)
    }

    func send(_ action: ElementAction, _ value: String = "", to query: ElementQuery, caller: Caller) {
        guard let node = require(query, for: action, caller: caller) else { return }
        node.send(action.event, value)
        _ = host.tree
    }

    /// The enabled element that the action goes to; a failure and nil if there is none.
    func require(_ query: ElementQuery, for action: ElementAction, caller: Caller) -> RenderNode? {
        let elements = self.elements
        switch elements.find(query, for: action) {
        case .one(let node) where node.isEnabled: return node
        case .one(let node): caller.fail(FailureText.disabled(query, action, node))
        case .several(let nodes): caller.fail(FailureText.ambiguous(query, action, nodes))
        case .inert(let node): caller.fail(FailureText.inert(query, action, node))
        case .nothing: caller.fail(FailureText.missing(query, action, in: elements))
        }
        return nil
    }
}

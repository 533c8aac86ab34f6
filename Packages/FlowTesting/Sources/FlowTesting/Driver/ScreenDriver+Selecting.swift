@_spi(Inspection) import HeadlessUI

extension ScreenDriver {
    /// Chooses the option with the given label in a picker.
    public func select(
        _ option: String,
        in picker: ElementQuery,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let node = require(picker, for: .select, caller: caller) else { return }
        let options = node.children.map(\.label)
        guard options.contains(option) else {
            var text = "Can't select \"\(option)\" in \(picker): there is no such option."
            if let close = Suggestion.closest(to: option, among: options) { text += " Did you mean \"\(close)\"?" }
            text += "\n\nThe options are:\n\n\(FailureText.list(node.children))"
            return caller.fail(text)
        }
        node.send(.change, option)
        _ = host.tree
    }
}

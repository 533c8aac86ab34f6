public import Foundation

/// One or more lines of text.
public struct Text: View, Equatable, Sendable {
    /// The place at which a text that is too long is cut.
    public enum TruncationMode: Sendable { case head, tail, middle }

    /// Capital or small letters.
    public enum Case: Sendable { case uppercase, lowercase }

    var runs: [TextRun]

    public typealias Body = Never

    nonisolated public init(verbatim content: String) {
        runs = [TextRun(string: content, style: .init())]
    }

    @_disfavoredOverload
    nonisolated public init<S>(_ content: S) where S: StringProtocol {
        self.init(verbatim: String(content))
    }

    nonisolated public init(
        _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
    ) {
        self.init(verbatim: key.key)
    }

    nonisolated public init<F>(_ input: F.FormatInput, format: F)
    where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }

    nonisolated var string: String {
        runs.count == 1 ? runs[0].string : runs.map(\.string).joined()
    }

    nonisolated public static func + (lhs: Text, rhs: Text) -> Text {
        var sum = lhs
        sum.runs += rhs.runs
        return sum
    }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.node(.text)
        node.text = string
        if let only = runs.first, runs.count == 1 {
            node.style.lettering = only.style
        } else {
            node.runs = runs
        }
        outputs.nodes.append(node)
    }
}

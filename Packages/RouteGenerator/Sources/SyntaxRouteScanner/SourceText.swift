#if SyntaxParser
    import RouteGenerator
    import SwiftSyntax

    /// Finds the lines and the texts of nodes in the bytes that they were made of.
    struct SourceText {
        private let bytes: [UInt8]
        private var lineStarts = [0]

        init(_ bytes: [UInt8]) {
            self.bytes = bytes
            // The compiler's lines end with a line feed. The parser's own count has others.
            for (offset, byte) in bytes.enumerated() where byte == 0x0A { lineStarts.append(offset + 1) }
        }

        func position(of node: some SyntaxProtocol) -> SourcePosition {
            let offset = node.positionAfterSkippingLeadingTrivia.utf8Offset
            var low = 0
            var high = lineStarts.count
            while high - low > 1 {
                let middle = (low + high) / 2
                if lineStarts[middle] <= offset { low = middle } else { high = middle }
            }
            return SourcePosition(line: low + 1, column: offset - lineStarts[low] + 1)
        }

        /// The text of a type, in the form in which types are kept.
        func type(_ node: some SyntaxProtocol) -> String {
            let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
            let end = node.endPositionBeforeTrailingTrivia.utf8Offset
            return start < end ? TypeText.normal(Array(bytes[start..<end])) : ""
        }
    }

    extension TokenSyntax {
        /// Without backticks.
        var name: String {
            let text = text
            guard text.hasPrefix("`"), text.hasSuffix("`"), text.utf8.count > 2 else { return text }
            return String(text.dropFirst().dropLast())
        }
    }
#endif

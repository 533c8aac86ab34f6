#if SyntaxParser
    public import RouteGenerator
    import SwiftParser
    import SwiftSyntax

    /// A scanner on Swift's own parser. It tells whether ``SourceScanner`` reads sources as the compiler does.
    ///
    /// It is there only with the trait `SyntaxParser`: the parser takes minutes to build.
    public struct SyntaxScanner: DeclarationScanner {
        public init() {}

        public func scan(_ source: [UInt8], of file: SourceFile) -> FileDeclarations {
            let visitor = DeclarationVisitor(source, of: file)
            visitor.walk(Self.tree(source))
            return visitor.result
        }

        /// Where the parser finds something wrong with a source.
        public func faults(in source: [UInt8]) -> [SourcePosition] {
            let tree = Self.tree(source)
            guard tree.hasError else { return [] }
            let text = SourceText(source)
            return tree.tokens(viewMode: .all).filter(\.hasError).map(text.position)
                + tree.tokens(viewMode: .all).filter { $0.parent?.is(UnexpectedNodesSyntax.self) == true }.map(
                    text.position)
        }

        private static func tree(_ source: [UInt8]) -> SourceFileSyntax {
            source.withUnsafeBufferPointer { Parser.parse(source: $0) }
        }
    }
#endif

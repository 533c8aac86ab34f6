/// The scanner that needs nothing: it reads just as much of Swift as declarations of screens are made of.
public struct SourceScanner: DeclarationScanner {
    public init() {}

    public func scan(_ source: [UInt8], of file: SourceFile) -> FileDeclarations {
        SourceBytes.with(source) { DeclarationReader.declarations($0, of: file) }
    }
}

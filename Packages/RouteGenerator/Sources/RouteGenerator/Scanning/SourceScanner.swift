/// Reads the declarations of a source, without dependencies: it understands only the part of Swift that declarations of
/// screens use.
public struct SourceScanner: Sendable {
    public init() {}

    /// Returns the declarations of a source, also of one that does not compile. ``Analysis`` reports what is wrong with them.
    ///
    /// - Parameters:
    ///   - source: The bytes of the file.
    ///   - file: The file's module and path.
    public func scan(_ source: [UInt8], of file: SourceFile) -> FileDeclarations {
        SourceBytes.with(source) { DeclarationReader.declarations($0, of: file) }
    }
}

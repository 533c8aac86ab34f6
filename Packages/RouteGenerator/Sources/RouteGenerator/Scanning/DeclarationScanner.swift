/// Reads what a source declares.
///
/// Two scanners that are given the same source give the same answer, also for a source that does not compile: what is
/// wrong is for ``AppMap`` to say.
public protocol DeclarationScanner: Sendable {
    /// - Parameters:
    ///   - source: The bytes of the file.
    ///   - file: Which file it is.
    func scan(_ source: [UInt8], of file: SourceFile) -> FileDeclarations
}

/// What the sources of an app declare about its screens, as it is written: nothing is judged yet.
///
/// A ``SourceScanner`` makes it; ``AppMap`` makes sense of it.
public struct Declarations: Hashable, Sendable {
    /// By source, in the order in which they were given.
    public var files: [FileDeclarations]

    public init(files: [FileDeclarations] = []) {
        self.files = files
    }
}

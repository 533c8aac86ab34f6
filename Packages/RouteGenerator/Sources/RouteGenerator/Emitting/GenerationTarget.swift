/// The target that code is generated for.
public struct GenerationTarget: Hashable, Sendable {
    public var module: String
    /// The modules that it depends on itself.
    public var imports: Set<String>

    public init(module: String, imports: Set<String>) {
        self.module = module
        self.imports = imports
    }
}

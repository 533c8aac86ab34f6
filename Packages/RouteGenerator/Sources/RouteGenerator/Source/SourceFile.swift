/// A source and the module it belongs to.
public struct SourceFile: Hashable, Sendable {
    public var module: String
    public var path: String

    public init(module: String, path: String) {
        self.module = module
        self.path = path
    }
}

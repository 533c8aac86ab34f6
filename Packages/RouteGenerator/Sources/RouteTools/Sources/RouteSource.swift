public import RouteGenerator

/// The text of a source.
public struct RouteSource: Hashable, Sendable {
    public var file: SourceFile
    public var bytes: [UInt8]

    public init(_ file: SourceFile, _ bytes: [UInt8]) {
        self.file = file
        self.bytes = bytes
    }

    public init(module: String, path: String, _ text: String) {
        self.init(SourceFile(module: module, path: path), Array(text.utf8))
    }
}

/// Reads the declarations of many sources: only those that can have any, and only those that have changed.
public struct DeclarationLoader {
    /// How many files were treated in which way.
    public struct Statistics: Hashable, Sendable {
        public var files = 0
        /// Not read, since nothing has changed.
        public var known = 0
        /// Read, but for nothing of interest in them not scanned.
        public var passedOver = 0
        public var scanned = 0
    }

    public private(set) var statistics = Statistics()
    private let scanner: any DeclarationScanner
    private let cachePath: String?
    private var filters: [String: Prefilter] = [:]

    /// - Parameters:
    ///   - scanner: What reads a source.
    ///   - cachePath: Where to keep what was found; nil to keep nothing.
    public init(scanner: any DeclarationScanner = SourceScanner(), cachePath: String? = nil) {
        self.scanner = scanner
        self.cachePath = cachePath
    }

    /// What the sources declare, in their order.
    ///
    /// - Throws: ``GenerationError/unreadable(_:reason:)``, and ``GenerationError/unwritable(_:reason:)`` for the cache.
    public mutating func load(_ sources: [SourceFile]) throws(GenerationError) -> Declarations {
        let name = "\(type(of: scanner)) \(Self.version)"
        let old = cachePath.map { ScanCache.read($0, scanner: name) } ?? ScanCache(scanner: name)
        var new = ScanCache(scanner: name)
        new.types = old.types
        statistics = Statistics(files: sources.count)
        var result = Declarations()
        for file in sources {
            if let declarations = try load(file, old, &new) { result.files.append(declarations) }
        }
        if let cachePath { try new.write(cachePath) }
        return result
    }

    private mutating func load(
        _ file: SourceFile, _ old: ScanCache, _ new: inout ScanCache
    ) throws(GenerationError) -> FileDeclarations? {
        let stamp = cachePath == nil ? nil : FileStamp(path: file.path)
        if let entry = old.entry(of: file, stamp) {
            statistics.known += 1
            new.keep(entry.declarations, of: file, stamp)
            return entry.declarations
        }
        let source = try Files.read(file.path)
        var declarations: FileDeclarations?
        if filter(for: file.module, new.types).accepts(source) {
            statistics.scanned += 1
            let found = scanner.scan(source, of: file)
            declarations = found.isEmpty ? nil : found
        } else {
            statistics.passedOver += 1
        }
        new.keep(declarations, of: file, stamp)
        return declarations
    }

    private mutating func filter(for module: String, _ types: Set<String>) -> Prefilter {
        if let filter = filters[module] { return filter }
        let filter = Prefilter(module: module, types: types)
        filters[module] = filter
        return filter
    }

    /// Another one whenever what is found in a source changes.
    private static let version = 1
}

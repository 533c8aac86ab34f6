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

    /// What is in a file.
    struct Found {
        /// Nil for a file that was passed over.
        var declarations: FileDeclarations?
        /// Whether it was read only because it names one of the types that were looked for.
        var isOfTypes = false
    }

    public private(set) var statistics = Statistics()
    private let cachePath: String?
    private var filters: [String: Prefilter] = [:]

    /// - Parameter cachePath: The path of the cache file, or nil to scan without a cache.
    public init(cachePath: String? = nil) {
        self.cachePath = cachePath
    }

    /// What the sources declare, in their order.
    ///
    /// They are gone through twice: first for routes, then for the types of the routes' values.
    ///
    /// - Throws: ``GenerationError/unreadable(_:reason:)``, and ``GenerationError/unwritable(_:reason:)`` for the cache.
    public mutating func load(_ sources: [SourceFile]) throws(GenerationError) -> Declarations {
        let old = cachePath.map { ScanCache.read($0, scanner: Self.version) } ?? ScanCache(scanner: Self.version)
        let stamps = sources.map { cachePath == nil ? nil : FileStamp(path: $0.path) }
        statistics = Statistics(files: sources.count)
        var found: [Found] = []
        var isKnown: [Bool] = []
        for (file, stamp) in zip(sources, stamps) {
            let known = old.found(in: file, stamp)
            isKnown.append(known != nil)
            if let known { found.append(known) } else { found.append(try scan(file)) }
        }
        let types = TypeLookup.names(in: Declarations(files: found.compactMap(\.declarations)))
        let filter = Prefilter(types: types)
        for index in sources.indices where found[index].declarations == nil || found[index].isOfTypes {
            guard !isKnown[index] || types != old.types else { continue }
            isKnown[index] = false
            found[index] = try scan(sources[index], for: filter)
        }
        count(found, isKnown)
        if let cachePath { try keep(found, of: sources, stamps, types).write(cachePath) }
        return Declarations(files: found.compactMap(\.declarations))
    }

    private mutating func scan(_ file: SourceFile) throws(GenerationError) -> Found {
        let source = try Files.read(file.path)
        return filter(for: file.module).accepts(source)
            ? Found(declarations: SourceScanner().scan(source, of: file)) : Found()
    }

    private func scan(_ file: SourceFile, for filter: Prefilter) throws(GenerationError) -> Found {
        let source = try Files.read(file.path)
        return filter.accepts(source)
            ? Found(declarations: SourceScanner().scan(source, of: file), isOfTypes: true) : Found()
    }

    private mutating func filter(for module: String) -> Prefilter {
        if let filter = filters[module] { return filter }
        let filter = Prefilter(module: module)
        filters[module] = filter
        return filter
    }

    private mutating func count(_ found: [Found], _ isKnown: [Bool]) {
        statistics.known = isKnown.count { $0 }
        statistics.scanned = zip(found, isKnown).count { !$1 && $0.declarations != nil }
        statistics.passedOver = statistics.files - statistics.known - statistics.scanned
    }

    private func keep(
        _ found: [Found], of sources: [SourceFile], _ stamps: [FileStamp?], _ types: Set<String>
    ) -> ScanCache {
        var cache = ScanCache(scanner: Self.version)
        cache.types = types
        for (index, file) in sources.enumerated() { cache.keep(found[index], of: file, stamps[index]) }
        return cache
    }

    /// The scanner's name and version. Increase the number whenever the scanner reads a source differently.
    private static let version = "SourceScanner 1"
}

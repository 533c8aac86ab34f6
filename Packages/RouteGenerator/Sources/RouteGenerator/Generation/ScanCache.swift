/// What was found in each file the last time.
struct ScanCache {
    private struct Entry {
        var stamp: FileStamp
        var found: DeclarationLoader.Found
    }

    /// The version of the scanner that made the entries. Entries of another version are ignored.
    let scanner: String
    /// The types that were looked for besides.
    var types: Set<String> = []
    /// By module and path.
    private var entries: [SourceFile: Entry] = [:]

    init(scanner: String) {
        self.scanner = scanner
    }

    /// What is kept in a file. A file that is missing, damaged or of another version is as good as none.
    static func read(_ path: String, scanner: String) -> ScanCache {
        guard let bytes = try? Files.read(path) else { return ScanCache(scanner: scanner) }
        return SourceBytes.with(bytes) { bytes in
            var reader = StoreReader(bytes)
            return (try? ScanCache(from: &reader, scanner: scanner)) ?? ScanCache(scanner: scanner)
        }
    }

    func write(_ path: String) throws(GenerationError) {
        var writer = StoreWriter()
        writer.write(scanner)
        writer.write(types.sorted())
        writer.write(entries.count)
        for (file, entry) in entries.sorted(by: { $0.key.path < $1.key.path }) {
            writer.write(file)
            writer.write(entry.stamp.size)
            writer.write(entry.stamp.modified)
            writer.write(entry.found.declarations)
            writer.write(entry.found.isOfTypes)
        }
        _ = try Files.write(writer.bytes, to: path)
    }

    /// What was found in a file, if it is still the same.
    func found(in file: SourceFile, _ stamp: FileStamp?) -> DeclarationLoader.Found? {
        guard let stamp, let entry = entries[file], entry.stamp == stamp else { return nil }
        return entry.found
    }

    mutating func keep(_ found: DeclarationLoader.Found, of file: SourceFile, _ stamp: FileStamp?) {
        guard let stamp, stamp.isSettled else { return }
        entries[file] = Entry(stamp: stamp, found: found)
    }

    private init(from reader: inout StoreReader, scanner: String) throws(StoreError) {
        self.init(scanner: scanner)
        guard try reader.string() == scanner else { throw StoreError() }
        types = Set(try reader.strings())
        for _ in 0..<(try reader.int()) {
            let file: SourceFile = try reader.value()
            let stamp = FileStamp(size: try reader.int(), modified: try reader.int())
            let found = DeclarationLoader.Found(declarations: try reader.optional(), isOfTypes: try reader.bool())
            entries[file] = Entry(stamp: stamp, found: found)
        }
        guard reader.isAtEnd else { throw StoreError() }
    }
}

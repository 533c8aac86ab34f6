#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// What was found in each file the last time.
struct ScanCache: Codable {
    struct Entry: Codable {
        var stamp: FileStamp
        /// Nil for a file that was passed over.
        var declarations: FileDeclarations?
    }

    /// What made the entries: another scanner, or another version of it, finds other things.
    var scanner: String
    /// The types that were looked for besides.
    var types: Set<String> = []
    /// By module and path.
    var entries: [String: Entry] = [:]

    init(scanner: String) {
        self.scanner = scanner
    }

    /// What is kept in a file. A file that is missing, damaged or of another version is as good as none.
    static func read(_ path: String, scanner: String) -> ScanCache {
        guard let bytes = try? Files.read(path),
            let cache = try? JSONDecoder().decode(ScanCache.self, from: Data(bytes)), cache.scanner == scanner
        else { return ScanCache(scanner: scanner) }
        return cache
    }

    func write(_ path: String) throws(GenerationError) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        guard let data = try? encoder.encode(self) else { return }
        _ = try Files.write(String(decoding: data, as: UTF8.self), to: path)
    }

    func entry(of file: SourceFile, _ stamp: FileStamp?) -> Entry? {
        guard let stamp, let entry = entries[Self.key(file)], entry.stamp == stamp else { return nil }
        return entry
    }

    mutating func keep(_ declarations: FileDeclarations?, of file: SourceFile, _ stamp: FileStamp?) {
        guard let stamp, stamp.isSettled else { return }
        entries[Self.key(file)] = Entry(stamp: stamp, declarations: declarations)
    }

    private static func key(_ file: SourceFile) -> String { "\(file.module)\t\(file.path)" }
}

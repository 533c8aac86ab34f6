#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Reads and writes files by their paths.
enum Files {
    static func read(_ path: String) throws(GenerationError) -> [UInt8] {
        do {
            return [UInt8](try Data(contentsOf: URL(filePath: path)))
        } catch {
            throw .unreadable(path, reason: reason(error))
        }
    }

    /// Writes a file unless it holds this already, so that whatever depends on it is not built again for nothing.
    ///
    /// - Returns: Whether it was written.
    static func write(_ bytes: [UInt8], to path: String) throws(GenerationError) -> Bool {
        if let old = try? read(path), old == bytes { return false }
        do {
            try Data(bytes).write(to: URL(filePath: path), options: .atomic)
            return true
        } catch {
            throw .unwritable(path, reason: reason(error))
        }
    }

    private static func reason(_ error: any Error) -> String {
        (error as? CocoaError)?.code == .fileReadNoSuchFile ? "there is none" : "\(error)"
    }
}

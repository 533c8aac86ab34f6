#if Headless || !canImport(SwiftUI)
    import Foundation

    /// The source of a payload: a file, or standard input for `-`.
    struct PushSource: Hashable {
        /// The number of bytes that are read at most. It is more than `PushPayload` accepts.
        static let limit = 32 * 1024

        let path: String

        func data() throws(PushError) -> Data {
            do {
                let file = path == "-" ? FileHandle.standardInput : try FileHandle(forReadingFrom: URL(filePath: path))
                return try Self.data(file)
            } catch {
                throw .unreadable(path, reason: Self.words(of: error))
            }
        }

        static func data(_ file: FileHandle) throws -> Data { try file.read(upToCount: limit + 1) ?? Data() }

        /// Returns the system's description (`No such file or directory`) if there is one.
        private static func words(of error: any Error) -> String {
            let error = error as NSError
            let cause = error.userInfo[NSUnderlyingErrorKey] as? any Error
            let system = cause.map { $0 as NSError } ?? error
            guard system.domain == NSPOSIXErrorDomain else {
                return error.code == CocoaError.fileReadNoSuchFile.rawValue
                    ? "No such file or directory" : error.localizedDescription
            }
            return String(cString: strerror(Int32(truncatingIfNeeded: system.code)))
        }
    }
#endif

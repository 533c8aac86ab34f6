#if Headless || !canImport(SwiftUI)
    import Foundation
    import Model

    /// The directory of the shop's data. Each API has its own, since product 12 is another product in each.
    struct DataDirectory: Hashable {
        let url: URL
        private let server: String

        /// - Parameter api: The API that the data comes from; nil for the built-in catalog.
        init(path: String?, api: ServerAddress? = nil) {
            url = URL(filePath: path ?? Self.standardPath, directoryHint: .isDirectory)
            server = api?.directoryName ?? "built-in-catalog"
        }

        /// The default path by the XDG base directory specification: `$XDG_DATA_HOME/flow-modules`, or `~/.local/share/flow-modules`.
        static var standardPath: String {
            let environment = ProcessInfo.processInfo.environment
            let base = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            return (base ?? NSHomeDirectory() + "/.local/share") + "/flow-modules"
        }

        /// Creates and returns the directory that has a directory for each browser.
        func sessions() throws(DataDirectoryError) -> URL { try made("sessions") }

        /// The path of that directory.
        var sessionRoot: URL { place("sessions") }

        /// Creates and returns the directory of the terminal's own device.
        func device() throws(DataDirectoryError) -> URL { try made("terminal") }

        private func place(_ name: String) -> URL {
            url.appending(path: "\(server)/\(name)", directoryHint: .isDirectory)
        }

        private func made(_ name: String) throws(DataDirectoryError) -> URL {
            let directory = place(name)
            do {
                try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            } catch {
                throw DataDirectoryError(path: directory.path, reason: Self.words(of: error))
            }
            return directory
        }

        /// Returns the system's description (`Not a directory`) if there is one.
        private static func words(of error: any Error) -> String {
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
            guard let cause = cause.map({ $0 as NSError }), cause.domain == NSPOSIXErrorDomain else {
                return error.localizedDescription
            }
            return String(cString: strerror(Int32(truncatingIfNeeded: cause.code)))
        }
    }

    /// The error of a data directory that can't be created.
    struct DataDirectoryError: Error, Hashable, CustomStringConvertible {
        let path: String
        let reason: String

        var description: String {
            """
            The directory \(path) can't be created: \(reason).
            This usually means that a directory above it belongs to another user, or that a file has its name. \
            Choose another directory with --data.
            """
        }
    }
#endif

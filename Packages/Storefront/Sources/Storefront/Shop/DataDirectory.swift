#if Headless || !canImport(SwiftUI)
    import Foundation

    /// Where the shop keeps its data: a directory for each server, since product 12 of one is not that of another.
    struct DataDirectory: Hashable {
        let url: URL
        private let server: String

        /// - Parameter api: The server that the data comes from; nil for the own catalogue, whatever its port.
        init(path: String?, api: URL? = nil) {
            url = URL(filePath: path ?? Self.standardPath, directoryHint: .isDirectory)
            server = api.map(Self.name(of:)) ?? "own-catalogue"
        }

        /// Host, port and path, in letters that every file system takes.
        private static func name(of api: URL) -> String {
            let address = [api.host() ?? "", api.port.map(String.init) ?? "", api.path()].joined(separator: "/")
            let parts = address.lowercased().split { !($0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".")) }
            return "server-" + parts.joined(separator: "-")
        }

        /// By the XDG base directory specification: `$XDG_DATA_HOME/flow-modules`, or `~/.local/share/flow-modules`.
        static var standardPath: String {
            let environment = ProcessInfo.processInfo.environment
            let base = environment["XDG_DATA_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
            return (base ?? NSHomeDirectory() + "/.local/share") + "/flow-modules"
        }

        /// One directory for each browser lies in this one.
        func sessions() throws(DataDirectoryError) -> URL { try made("sessions") }

        /// The same, where a running shop has made it.
        var sessionRoot: URL { place("sessions") }

        /// What the server has answered to everybody. It may be deleted at any time.
        var answers: URL { place("answers") }

        /// What the terminal's own device keeps.
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

        /// The system's own words (`Not a directory`) where there are any.
        private static func words(of error: any Error) -> String {
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
            guard let cause = cause.map({ $0 as NSError }), cause.domain == NSPOSIXErrorDomain else {
                return error.localizedDescription
            }
            return String(cString: strerror(Int32(truncatingIfNeeded: cause.code)))
        }
    }

    /// The data directory can't be made.
    struct DataDirectoryError: Error, Hashable, CustomStringConvertible {
        let path: String
        let reason: String

        var description: String {
            """
            The directory \(path) can't be made: \(reason).
            This usually means that a directory above it belongs to another user, or that a file is in its place. \
            Choose another one with --data.
            """
        }
    }
#endif

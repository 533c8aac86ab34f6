#if Headless || !canImport(SwiftUI)
    /// The reason why a push isn't delivered.
    enum PushError: Error, Hashable, CustomStringConvertible {
        case unreadable(String, reason: String)
        /// No shop uses this data.
        case noShop(String)
        /// No browser has the running shop open.
        case noSession(url: String)
        case unknownSession(String)
        /// The response isn't that of a shop of this version.
        case unexpected(status: Int, String)

        var description: String {
            switch self {
            case .unreadable(let path, let reason): "\(path) can't be read: \(reason)."
            case .noShop(let directory):
                """
                No shop is running with the data in \(directory).
                Start one with: storefront. If one is running, pass the same --data and --api that it was started with.
                """
            case .noSession(let url):
                "The shop is running, but no browser has it open, so there is no device to push to. Open \(url) in a browser."
            case .unknownSession(let name):
                """
                The shop has no running session \(name). A session ends when it wasn't used for a while.
                Without --session, the push goes to all sessions and the command prints their names.
                """
            case .unexpected(let status, let text): "The shop rejected the push (\(status)): \(text)"
            }
        }
    }
#endif

#if Headless || !canImport(SwiftUI)
    /// Why a push is not delivered.
    enum PushError: Error, Hashable, CustomStringConvertible {
        case unreadable(String, reason: String)
        /// Nothing runs on this data.
        case noShop(String)
        /// The shop runs, and nobody looks at it.
        case noSession(url: String)
        case unknownSession(String)
        /// What answers is no shop, or one of another version.
        case unexpected(status: Int, String)

        var description: String {
            switch self {
            case .unreadable(let path, let reason): "\(path) can't be read: \(reason)."
            case .noShop(let directory):
                """
                No shop is running on the data in \(directory).
                Start one with: storefront. If one is, say with --data (and --api) what it was started with.
                """
            case .noSession(let url):
                "The shop is running, but nobody has it open, so there is no device to push to. Open \(url) in a browser."
            case .unknownSession(let name):
                """
                The shop has no running session \(name). A session ends when nobody has looked at it for a while.
                Without --session, the push goes to all of them, and their names are printed.
                """
            case .unexpected(let status, let text): "The shop did not take the push (\(status)): \(text)"
            }
        }
    }
#endif

#if Headless || !canImport(SwiftUI)
    import Foundation

    /// Where pictures may come from.
    enum ImageOrigins {
        /// The API's own origin, and the host that public ones keep their pictures on: `cdn.` before their name.
        static func of(api: URL) -> [String] {
            guard let scheme = api.scheme, let host = api.host() else { return [] }
            let port = api.port.map { ":\($0)" } ?? ""
            let own = "\(scheme)://\(host)\(port)"
            return scheme == "https" ? [own, "\(scheme)://cdn.\(host)\(port)"] : [own]
        }
    }
#endif

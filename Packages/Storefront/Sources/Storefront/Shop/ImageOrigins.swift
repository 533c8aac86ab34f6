#if Headless || !canImport(SwiftUI)
    import Foundation

    /// The origins of an API's pictures.
    enum ImageOrigins {
        /// Returns the API's own origin and, for public ones, the host of their pictures: `cdn.` before their name.
        static func of(api: URL) -> [String] {
            guard let scheme = api.scheme, let host = api.host() else { return [] }
            let port = api.port.map { ":\($0)" } ?? ""
            let own = "\(scheme)://\(host)\(port)"
            return scheme == "https" ? [own, "\(scheme)://cdn.\(host)\(port)"] : [own]
        }
    }
#endif

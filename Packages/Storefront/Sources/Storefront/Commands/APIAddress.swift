#if Headless || !canImport(SwiftUI)
    import ArgumentParser
    import Foundation

    /// The address of a shop API.
    struct APIAddress: ExpressibleByArgument, Hashable {
        let url: URL

        /// Accepts `http` and `https` with a host, without user, query and fragment.
        init?(argument: String) {
            guard let url = URL(string: argument), let scheme = url.scheme?.lowercased(),
                ["http", "https"].contains(scheme), let host = url.host(), !host.isEmpty,
                url.user() == nil, url.query() == nil, url.fragment() == nil,
                (1...65_535).contains(url.port ?? 80)
            else { return nil }
            self.url = url
        }
    }
#endif

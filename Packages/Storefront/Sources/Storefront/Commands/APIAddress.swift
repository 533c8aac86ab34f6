#if Headless || !canImport(SwiftUI)
    import ArgumentParser
    import Foundation
    import Model

    /// The address of a shop API.
    struct APIAddress: ExpressibleByArgument, Hashable {
        let server: ServerAddress

        var url: URL { server.url }

        init?(argument: String) {
            guard let server = try? ServerAddress(argument) else { return nil }
            self.server = server
        }
    }
#endif

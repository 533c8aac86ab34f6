#if !canImport(SwiftUI)
    import ArgumentParser
    import Foundation
    import Logging
    import StoreServer

    /// Runs the catalogue's server alone.
    struct ServerCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "server",
            abstract: "Run the catalogue's server alone.",
            discussion: """
                It answers on loopback, and Control-C ends it. In the DummyJSON REST format:

                  /products?limit=&skip=&sortBy=&order=&select=    a page of all products
                  /products/search?q=                              those with every word
                  /products/categories, /products/category-list    the categories
                  /products/category/:slug                         a page of one
                  /products/:id                                    one product
                  POST /auth/login {"username":…,"password":…}     signs in
                  POST /auth/refresh {"refreshToken":…}            new tokens
                  /auth/me                                         who asks

                And beyond it:

                  /orders, /orders/:id          the orders of who asks
                  /brochures, /brochures/:id    brochures, one with pages
                  /configuration                what the app is told of itself
                  /images/…                     the pictures

                Whoever asks for orders sends Authorization: Bearer with the token that signing in gives. emilys can \
                sign in, with emilyspass, and so can michaelw, sophiab, jamesd, noorh and alexn.
                """)

        @Option(help: "The port on loopback; 0 takes a free one.")
        var port = PortNumber(8081)

        @Flag(help: "Log what happens to standard error.")
        var verbose = false

        func run() async throws {
            let server = StoreServer(
                configuration: .init(port: port.value), logger: Logger.storefront(verbose: verbose))
            try await Interrupts.untilInterrupted {
                try await server.run { try? Output.line("The catalogue is at \($0.baseURL.absoluteString)") }
            }
        }
    }
#endif

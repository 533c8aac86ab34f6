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
                It answers in the DummyJSON REST format on loopback: /products, /products/search?q=, \
                /products/categories, /products/category/:slug, /products/:id. Control-C ends it.
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

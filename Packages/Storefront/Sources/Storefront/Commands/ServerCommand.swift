#if Headless || !canImport(SwiftUI)
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

                  /orders, /orders/:id                  the orders of who asks; POST /orders places one
                  /carts/user/:id, PUT /carts/:id       the cart
                  /users/:id/wishlist, PUT and DELETE /users/:id/wishlist/:product
                  PATCH /users/:id                      name and address
                  /products/:id/reviews                 what people say; POST says something
                  /products/changes?since=&limit=       what has changed in the catalogue
                  /brands                               who makes what is sold
                  /notifications, PUT /notifications/:id/read, PUT and DELETE /devices/:token
                  /brochures, /brochures/:id            brochures, one with pages
                  /configuration                        what the app is told of itself
                  /images/…                             the pictures

                A change with an Idempotency-Key (a UUID) is made once, however often it is asked for. What changes is \
                kept with --state, and else only as long as the server runs.

                With --faults, a request says what is to go wrong with it, by ?delay=MILLISECONDS or the header \
                X-Fault:

                  \(FaultOptions.names)

                Whoever asks for what is theirs sends Authorization: Bearer with the token that signing in gives. emilys can \
                sign in, with emilyspass, and so can michaelw, sophiab, jamesd, noorh and alexn.
                """)

        @Option(help: "The port on loopback; 0 takes a free one.")
        var port = PortNumber(8081)

        @Option(
            help: ArgumentHelp(
                "A file to keep what changes in: carts, orders, stock and so on.",
                discussion: "With it, users stay signed in when the server restarts.",
                valueName: "file"))
        var state: String?

        @Option(
            help: ArgumentHelp(
                "Sell so many invented products instead of the usual ones, for measuring.",
                discussion: "A million takes some seconds to make, and a few gigabytes of memory.", valueName: "count"))
        var products: Int?

        @OptionGroup var faults: FaultOptions

        @Flag(help: "Log what happens to standard error.")
        var verbose = false

        func validate() throws {
            if let products, !(0...1_000_000).contains(products) {
                throw ValidationError("--products takes a number from 0 to 1000000.")
            }
        }

        func run() async throws {
            let file = state.map { URL(filePath: $0) }
            let server = StoreServer(
                configuration: .init(
                    port: port.value, allowsFaultsOnDemand: faults.faults, stateFile: file),
                catalogue: products.map { .synthetic(count: $0) } ?? .standard,
                logger: Logger.storefront(verbose: verbose))
            if let setAside = server.setAside {
                Output.warning("The file of --state can't be read. It is now \(setAside.path), and all begins anew.")
            }
            try await Interrupts.untilInterrupted {
                try await server.run { try? Output.line("The catalogue is at \($0.baseURL.absoluteString)") }
            }
        }
    }
#endif

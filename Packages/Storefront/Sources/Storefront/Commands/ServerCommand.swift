#if Headless || !canImport(SwiftUI)
    import ArgumentParser
    import Foundation
    import Logging
    import StoreServer

    /// The command that runs the shop API alone.
    struct ServerCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "server",
            abstract: "Run the shop API with the built-in catalog.",
            discussion: """
                The server listens on this machine only. Press Control-C to stop it. Endpoints in the DummyJSON REST \
                format:

                  /products?limit=&skip=&sortBy=&order=&select=    a page of all products
                  /products/search?q=                              products that contain every word
                  /products/categories, /products/category-list    the categories
                  /products/category/:slug                         a page of a category's products
                  /products/:id                                    one product
                  POST /auth/login {"username":…,"password":…}     sign in
                  POST /auth/refresh {"refreshToken":…}            new tokens
                  POST /auth/logout {"refreshToken":…}             signs out
                  POST /users/add {"username":…,"password":…,…}    a new account
                  /auth/me                                         the signed-in user

                Additional endpoints:

                  POST /auth/forgot-password {"email":…}            prints the link for a new password
                  POST /auth/reset-password {"token":…,"password":…}
                  /orders, /orders/:id                  the user's orders; POST /orders places an order
                  /carts/user/:id, PUT /carts/:id       the cart
                  /users/:id/wishlist, PUT and DELETE /users/:id/wishlist/:product
                  PATCH /users/:id                      the user's name and address
                  /users/:id/notification-settings      the notifications that the user wants; PUT replaces them
                  /users/:id/reviews                    the user's own reviews
                  /products/:id/reviews                 the reviews of a product; POST adds a review
                  /products/changes?since=&limit=       changes of the catalog since a revision
                  /brands                               the brands
                  /notifications, PUT /notifications/:id/read, PUT and DELETE /devices/:token
                  /brochures, /brochures/:id            the brochures, and one with its pages
                  /configuration                        the app's configuration
                  /images/…                             the pictures
                  /pages/help, …/returns, …/privacy     the website's pages, as HTML
                  /.well-known/apple-app-site-association, with --site-association

                A write request with an Idempotency-Key (a UUID) takes effect once, however often it is sent. Changes \
                are lost when the server stops, unless you set --state.

                With --faults, a request can ask for a fault, with ?delay=MILLISECONDS or the header X-Fault:

                  \(BuiltInAPIOptions.faultNames)

                Requests for a user's data need the header Authorization: Bearer with the token from the sign-in. Sign in \
                as emilys with the password emilyspass, or as michaelw, sophiab, jamesd, noorh or alexn.
                """)

        @Option(help: "The port on this machine, or 0 for any free port.")
        var port = PortNumber(8081)

        @Option(
            help: ArgumentHelp(
                "A file that stores changes: carts, orders, stock and so on.",
                discussion: "With it, users stay signed in when the server restarts.",
                valueName: "file"))
        var state: String?

        @Option(
            help: ArgumentHelp(
                "The number of generated products to sell instead of the built-in catalog, for benchmarks.",
                discussion: "A million products take some seconds to generate, and a few gigabytes of memory.",
                valueName: "count"))
        var products: Int?

        @Option(
            help: ArgumentHelp(
                "The apple-app-site-association file of the website that the server replaces.",
                discussion: "routes aasa writes it. Without it, the path isn't found.",
                valueName: "file"))
        var siteAssociation: String?

        @Option(
            help: ArgumentHelp(
                "Another name by which clients reach the server, as in shop.test. Requests for other hosts get a 421.",
                valueName: "name"))
        var host: [String] = []

        @OptionGroup var builtIn: BuiltInAPIOptions

        @Flag(help: "Write a log to standard error.")
        var verbose = false

        func validate() throws {
            try FileArgument.validate(state, "--state")
            try FileArgument.validate(siteAssociation, "--site-association")
            if let products, !(0...1_000_000).contains(products) {
                throw ValidationError("--products must be a number from 0 to 1000000.")
            }
        }

        func run() async throws {
            let file = state.map { URL(filePath: $0) }
            let server = StoreServer(
                configuration: .init(
                    port: port.value, hosts: host, allowsFaultsOnDemand: builtIn.faults, app: try builtIn.app(),
                    stateFile: file,
                    siteAssociation: try siteAssociationData()),
                catalog: products.map { .synthetic(count: $0) } ?? .standard,
                logger: Logger.storefront(verbose: verbose)
            ) { Output.mail($0) }
            if let setAside = server.setAside {
                Output.warning(
                    "The --state file is damaged or of another version. It was moved to \(setAside.path), and the server starts without it."
                )
            }
            try await Interrupts.untilInterrupted {
                try await server.run { try? Output.line("The shop API is at \($0.baseURL.absoluteString)") }
            }
        }

        private func siteAssociationData() throws -> Data? {
            guard let siteAssociation else { return nil }
            do {
                let data = try Data(contentsOf: URL(filePath: siteAssociation))
                _ = try JSONSerialization.jsonObject(with: data)
                return data
            } catch {
                throw ValidationError(
                    """
                    Can't read \(siteAssociation): it is missing, or isn't JSON.
                    Write it with: routes aasa --app-id TEAM.BUNDLE > \(siteAssociation)
                    """)
            }
        }
    }
#endif

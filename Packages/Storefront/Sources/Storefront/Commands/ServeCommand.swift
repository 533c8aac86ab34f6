#if Headless || !canImport(SwiftUI)
    import AppFeature
    import ArgumentParser
    import BrowserHost
    import Core
    import Foundation
    import Logging
    import Model
    import Translations

    /// Serves the shop to browsers.
    struct ServeCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "serve",
            abstract: "Serve the shop to browsers on this machine. This is the default command.",
            discussion: "Prints the address to open. Press Control-C to stop.")

        @OptionGroup var shop: ShopOptions

        @Option(help: "The port on this machine, or 0 for any free port.")
        var port = PortNumber(8080)

        @Option(
            help: ArgumentHelp(
                "An additional origin for pictures. The API's own origin is always allowed.",
                discussion: "Browsers show pictures from these origins only.", valueName: "origin"))
        var imageOrigin: [String] = []

        @OptionGroup var builtIn: BuiltInAPIOptions

        func validate() throws {
            if shop.api != nil, let option = builtIn.firstOption {
                throw ValidationError("\(option) works with the built-in catalog only, and not together with --api.")
            }
            for origin in imageOrigin where !BrowserHostConfiguration.isOrigin(origin) {
                throw ValidationError(
                    """
                    "\(origin)" isn't a valid origin for pictures. An origin has a scheme (http or https), a host and an \
                    optional port, without a path: --image-origin https://pictures.example:8443
                    """)
            }
        }

        func run() async throws {
            let logger = Logger.storefront(verbose: shop.verbose)
            let directory = try shop.dataDirectory.sessions()
            let app = try builtIn.app()
            try await Interrupts.untilInterrupted {
                try await ShopAPI(
                    shop.api, directory: shop.dataDirectory, allowsFaults: builtIn.faults, app: app,
                    site: port.value == 0 ? "" : "http://127.0.0.1:\(port.value)"
                ).use(logger: logger) { api in
                    let endpoint = Endpoint(
                        shop.api == nil ? .builtIn : .configuration, try ServerAddress(api.absoluteString))
                    try await serve(endpoint, directory: directory, logger: logger)
                }
            }
        }

        /// Returns the origins of the API's pictures. Where browsers can't take its name, the shop works without pictures.
        private func ownOrigins(of api: URL) -> [String] {
            let origins = ImageOrigins.of(api: api)
            for origin in origins where !BrowserHostConfiguration.isOrigin(origin) {
                Output.warning(
                    "Pictures from \(origin) can't be shown, because browsers don't accept this name in a content security policy."
                )
            }
            return origins.filter(BrowserHostConfiguration.isOrigin)
        }

        /// Returns the origin of the shop's pages. Where browsers can't take its name, a page is a link.
        private func pageOrigins(of api: URL) -> [String] {
            ImageOrigins.of(api: api).prefix(1).filter(BrowserHostConfiguration.isOrigin)
        }

        private func serve(_ endpoint: Endpoint, directory: URL, logger: Logger) async throws {
            // The switches apply to the sessions of all addresses.
            let faults = NetworkFaults.inDebugBuilds()
            let capabilities = shop.capabilities
            let stores = await ShopStores(standard: endpoint, root: directory, logger: logger) { address in
                LiveNetwork(
                    api: address.url, capabilities: address == endpoint.address ? capabilities : nil, faults: faults,
                    logger: logger)
            }
            do {
                try await serve(stores, at: endpoint.address.url, directory: directory, logger: logger)
            } catch {
                await stores.shutdown()
                throw error
            }
            await stores.shutdown()
        }

        /// Serves sessions that share a database with one catalog.
        private func serve(_ stores: ShopStores, at api: URL, directory: URL, logger: Logger) async throws {
            // Opened before the first session, so that the command fails if it can't be.
            _ = try await stores.store(of: stores.standard)
            let host = BrowserHost(
                configuration: BrowserHostConfiguration(
                    port: port.value, sessionRoot: directory, appName: ShopDevice.name,
                    presentationItem: "modal",
                    imageOrigins: ownOrigins(of: api) + imageOrigin,
                    frameOrigins: (shop.capabilities ?? .standard(for: api)).contains(.pages)
                        ? pageOrigins(of: api) : [],
                    takesMessages: true, translations: try Translations.catalog()),
                logger: .storefront(verbose: shop.verbose, reportsErrors: true)
            ) { session in
                ShopApp(
                    try await ShopSession(
                        name: session.name, directory: session.directory, stores: stores, logger: logger),
                    languages: session.languages)
            }
            try await host.run { try? Output.line("The shop is open at \($0.url)") }
        }
    }
#endif

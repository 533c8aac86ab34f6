#if Headless || !canImport(SwiftUI)
    import AppFeature
    import ArgumentParser
    import BrowserHost
    import Core
    import Foundation
    import Logging
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
                    try await serve(api: api, directory: directory, logger: logger)
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

        private func serve(api: URL, directory: URL, logger: Logger) async throws {
            let network = LiveNetwork(api: api, faults: NetworkFaults.inDebugBuilds(), logger: logger)
            do {
                try await serve(network, directory: directory, logger: logger)
            } catch {
                await network.shutdown()
                throw error
            }
            await network.shutdown()
        }

        /// Serves sessions that share a database with one catalog.
        private func serve(_ network: LiveNetwork, directory: URL, logger: Logger) async throws {
            let store = try await SharedStore(directory: directory, network: network, logger: logger)
            if let replaced = store.replacedDatabase { Output.warning("\(replaced)") }
            // The host removes the directories of expired sessions.
            let sessions = directory.appending(path: "sessions", directoryHint: .isDirectory)
            let names = (try? FileManager.default.contentsOfDirectory(atPath: sessions.path)) ?? []
            try await store.removeDevices(except: Set(names))
            let host = BrowserHost(
                configuration: BrowserHostConfiguration(
                    port: port.value, sessionRoot: directory, appName: ShopDevice.name,
                    imageOrigins: ownOrigins(of: network.api) + imageOrigin,
                    frameOrigins: network.capabilities.contains(.pages) ? pageOrigins(of: network.api) : [],
                    takesMessages: true, translations: try Translations.catalog()),
                logger: .storefront(verbose: shop.verbose, reportsErrors: true)
            ) { session in
                ShopApp(
                    try await ShopDevice(
                        directory: session.directory, store: store, name: session.name, logger: logger),
                    languages: session.languages)
            }
            try await host.run { try? Output.line("The shop is open at \($0.url)") }
        }
    }
#endif

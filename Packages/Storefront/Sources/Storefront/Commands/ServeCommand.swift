#if Headless || !canImport(SwiftUI)
    import AppFeature
    import ArgumentParser
    import BrowserHost
    import Core
    import Foundation
    import Logging

    /// Serves the shop to browsers.
    struct ServeCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "serve",
            abstract: "Serve the shop to browsers on this machine (what storefront does by itself).",
            discussion: "Prints the address to open. Control-C ends it.")

        @OptionGroup var shop: ShopOptions

        @Option(help: "The port on loopback; 0 takes a free one.")
        var port = PortNumber(8080)

        @Option(
            help: ArgumentHelp(
                "Another origin that pictures may come from; the API's own is always one.",
                discussion: "Browsers show pictures from these only.", valueName: "origin"))
        var imageOrigin: [String] = []

        @OptionGroup var faults: FaultOptions

        func validate() throws {
            if faults.faults, shop.api != nil {
                throw ValidationError("--faults is for the own server; with --api, another one is used.")
            }
            for origin in imageOrigin where !BrowserHostConfiguration.isImageOrigin(origin) {
                throw ValidationError(
                    """
                    "\(origin)" is no origin that pictures can come from. An origin is http or https, a host and perhaps \
                    a port, without a path: --image-origin https://pictures.example:8443
                    """)
            }
        }

        func run() async throws {
            let logger = Logger.storefront(verbose: shop.verbose)
            let directory = try shop.dataDirectory.sessions()
            try await Interrupts.untilInterrupted {
                try await ShopAPI(
                    shop.api, directory: shop.dataDirectory, allowsFaults: faults.faults
                ).use(logger: logger) { api in
                    try await serve(api: api, directory: directory, logger: logger)
                }
            }
        }

        /// A host whose name no rule for pictures can hold keeps the shop from nothing but its pictures.
        private func ownOrigins(of api: URL) -> [String] {
            let origins = ImageOrigins.of(api: api)
            for origin in origins where !BrowserHostConfiguration.isImageOrigin(origin) {
                Output.warning("Pictures from \(origin) can't be shown: browsers take no such name in a rule.")
            }
            return origins.filter(BrowserHostConfiguration.isImageOrigin)
        }

        private func serve(api: URL, directory: URL, logger: Logger) async throws {
            let answers = ResponseStore(in: shop.dataDirectory.answers, logger: logger)
            let network = LiveNetwork(api: api, cache: answers, logger: logger)
            let host = BrowserHost(
                configuration: BrowserHostConfiguration(
                    port: port.value, sessionRoot: directory, appName: ShopDevice.name,
                    imageOrigins: ownOrigins(of: api) + imageOrigin, takesMessages: true),
                logger: logger
            ) { session in
                let device = try ShopDevice(directory: session.directory, network: network, logger: logger)
                if let setAside = device.setAside { Output.warning("\(setAside)") }
                return ShopApp(device)
            }
            do {
                try await host.run { try? Output.line("The shop is open at \($0.url)") }
            } catch {
                await network.shutdown()
                throw error
            }
            await network.shutdown()
        }
    }
#endif

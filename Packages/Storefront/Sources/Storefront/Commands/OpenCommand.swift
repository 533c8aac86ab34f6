#if Headless || !canImport(SwiftUI)
    import AppFeature
    import ArgumentParser
    import Core
    import Foundation
    import Logging
    import Translations

    /// The command that prints one screen.
    struct OpenCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "open",
            abstract: "Print one screen as text.",
            discussion: """
                Shows stored data at once, and waits for the API only if nothing is stored for the screen. If the screen \
                can't be shown, the command fails and prints the reason to standard error. \
                Examples: storefront open /products/12, storefront open shop://wishlist
                """)

        @Argument(help: "The link to the screen: a path or a URL of the app.")
        var link: String

        @OptionGroup var shop: ShopOptions

        @Option(help: "The maximum time to wait for the API, in seconds.")
        var timeout = 20

        func validate() throws {
            guard (1...3_600).contains(timeout) else {
                throw ValidationError("The timeout is \(timeout), but must be a number of seconds from 1 to 3600.")
            }
        }

        func run() async throws {
            let logger = Logger.storefront(verbose: shop.verbose)
            let directory = try shop.dataDirectory.device()
            try await ShopAPI(shop.api, directory: shop.dataDirectory).use(logger: logger) { api in
                let network = LiveNetwork(api: api, capabilities: shop.capabilities, logger: logger)
                do {
                    try await show(directory: directory, network: network, logger: logger)
                } catch {
                    await network.shutdown()
                    throw error
                }
                await network.shutdown()
            }
        }

        @MainActor
        private func show(directory: URL, network: LiveNetwork, logger: Logger) async throws {
            // Read while the store is opened.
            async let translations = Translations.catalog()
            let device = try await ShopDevice(directory: directory, network: network, logger: logger)
            defer { device.close() }
            if let replaced = device.replacedDatabase { Output.warning("\(replaced)") }
            device.acknowledgeReplacedDatabase()
            try device.coordinator.open(link)
            let screen = TextScreen(device, translations: try await translations)
            defer { screen.end() }
            if await !screen.load(within: .seconds(timeout)) {
                Output.warning("Parts of the screen were still loading after \(timeout) s.")
            }
            if let reason = screen.failure { throw ScreenError(link: link, reason: reason) }
            try Output.line(screen.text)
        }
    }
#endif

#if Headless || !canImport(SwiftUI)
    import AppFeature
    import ArgumentParser
    import Core
    import DeepLink
    import Foundation
    import Logging

    /// Says what would become of a link or a push.
    struct ExplainCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "explain",
            abstract: "Say what would become of a link or a push, step by step, and do nothing.",
            discussion: """
                On the device of the terminal, which begins at its first screen. A path is taken as the shop's own link, \
                a URL as one from elsewhere, and an existing file (or - for standard input) as a push.
                Examples: storefront explain /products/12, storefront explain shop://wishlist, \
                storefront explain sale.json
                """)

        @Argument(help: ArgumentHelp("A link, or a file with a push.", valueName: "link|file"))
        var subject: String

        @OptionGroup var options: DeliveryOptions

        @OptionGroup var shop: ShopOptions

        func run() async throws {
            let event = try event()
            let logger = Logger.storefront(verbose: shop.verbose)
            let directory = try shop.dataDirectory.device()
            try await ShopAPI(shop.api, directory: shop.dataDirectory).use(logger: logger) { api in
                let network = LiveNetwork(api: api, logger: logger)
                do {
                    try await explain(event, directory: directory, network: network, logger: logger)
                } catch {
                    await network.shutdown()
                    throw error
                }
                await network.shutdown()
            }
        }

        /// What comes in, by what it looks like.
        func event() throws -> InboundEvent {
            guard isFile else { return subject.hasPrefix("/") ? .shortcut(subject) : .url(subject) }
            let payload = try PushPayload(PushSource(path: subject).data())
            let delivery = options.delivery ?? .init(payload.kind)
            return try InboundEvent(payload, as: delivery.push)
        }

        private var isFile: Bool {
            if subject == "-" || subject.hasSuffix(".json") { return true }
            return !subject.contains("://") && FileManager.default.fileExists(atPath: subject)
        }

        @MainActor
        private func explain(
            _ event: InboundEvent, directory: URL, network: LiveNetwork, logger: Logger
        ) async throws {
            let device = try ShopDevice(directory: directory, network: network, logger: logger)
            defer { device.close() }
            let screen = TextScreen(device)
            defer { screen.end() }
            await device.becomeReady(within: .seconds(10))
            try Output.line("\(await device.app.inbound.explain(event))")
        }
    }
#endif

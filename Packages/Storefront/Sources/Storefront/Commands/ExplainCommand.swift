#if Headless || !canImport(SwiftUI)
    import AppFeature
    import ArgumentParser
    import Core
    import DeepLink
    import Foundation
    import Logging
    import Translations

    /// The command that explains how the app would handle a link or a push.
    struct ExplainCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "explain",
            abstract: "Explain how the app would handle a link or a push, without following it.",
            discussion: """
                Prints each step and the outcome. A path is a link inside the shop, a URL is a link from another app, \
                and an existing file (or - for standard input) is a push. The app is at its first screen. \
                Exits with 1 if the link or push would be refused.
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
                let network = LiveNetwork(api: api, capabilities: shop.capabilities, logger: logger)
                do {
                    try await explain(event, directory: directory, network: network, logger: logger)
                } catch {
                    await network.shutdown()
                    throw error
                }
                await network.shutdown()
            }
        }

        /// Returns the event that the argument stands for.
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
            let device = try await ShopDevice(directory: directory, network: network, logger: logger)
            defer { device.close() }
            let screen = TextScreen(device, translations: try Translations.catalog())
            defer { screen.end() }
            await device.becomeReady(within: .seconds(60))
            let explanation = await device.app.inbound.explain(event)
            try Output.line("\(explanation)")
            if explanation.outcome?.isTaken == false { throw ExitCode.failure }
        }
    }
#endif

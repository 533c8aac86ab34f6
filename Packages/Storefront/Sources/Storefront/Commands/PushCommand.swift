#if Headless || !canImport(SwiftUI)
    import ArgumentParser
    import BrowserHost
    import DeepLink
    import Foundation

    /// Delivers a push to the devices of a running shop.
    struct PushCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "push",
            abstract: "Deliver a push to a shop that is running.",
            discussion: """
                Every browser that has the shop open is a device, and gets the push; a line for each says what came of \
                it. The command fails where a device refuses it. A push is a file of JSON:

                \(PushCommand.example)

                link, body and expires may be left out. A silent one needs no title: it has "kind": "silent" and \
                "refresh": ["bag", "product:12"], and fetches those anew. The form of Apple's service is read as well, \
                with these fields under "flow".

                Examples: storefront push sale.json --foreground, storefront push - < sale.json
                """)

        static let example = """
            {
              "version": 1, "id": "sale", "kind": "alert",
              "title": "Sale", "body": "A lamp for less",
              "link": "/products/12", "expires": "2031-01-31T12:00:00Z"
            }
            """

        @Argument(help: "The file with the push; - for standard input.")
        var file: String

        @OptionGroup var options: DeliveryOptions

        @Option(help: ArgumentHelp("The device that is to get it, instead of all.", valueName: "name"))
        var session: String?

        @OptionGroup var shop: ShopOptions

        func run() async throws {
            let data = try PushSource(path: file).data()
            // What no device could read needs no device to be refused.
            let payload = try PushPayload(data)
            let message = PushMessage(delivery: options.delivery ?? .init(payload.kind), payload: data)
            let answers = try await PushSender(sessionRoot: shop.dataDirectory.sessionRoot).send(message, to: session)
            for answer in answers { try Output.line("\(answer.session): \(answer.answer.text)") }
            if answers.contains(where: { !$0.answer.isAccepted }) { throw ExitCode.failure }
        }
    }
#endif

#if Headless || !canImport(SwiftUI)
    import ArgumentParser
    import BrowserHost
    import DeepLink
    import Foundation

    /// The command that delivers a push to the devices of a running shop.
    struct PushCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "push",
            abstract: "Deliver a push notification to a running shop.",
            discussion: """
                Every browser with the shop open is a device and receives the push. The command prints the outcome for \
                each device, and fails if a device refuses the push. A push is a JSON file:

                \(PushCommand.example)

                link, body and expires are optional. A silent push has no title, but "kind": "silent" and \
                "refresh": ["bag", "product:12"], and reloads that data. The format of Apple's push service works too, \
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

        @Argument(help: "The file with the push, or - for standard input.")
        var file: String

        @OptionGroup var options: DeliveryOptions

        @Option(help: ArgumentHelp("The name of one device, instead of all devices.", valueName: "name"))
        var session: String?

        @OptionGroup var shop: ShopOptions

        func validate() throws {
            guard file != "" else { throw ValidationError("Name the file with the push, or - for standard input.") }
            guard let session, !ControlAddress.isSessionName(session) else { return }
            throw ValidationError(
                """
                "\(session.prefix(40))" isn't the name of a session, which has 32 digits from 0 to f. Without --session, the \
                push goes to all sessions and the command prints their names.
                """)
        }

        func run() async throws {
            let data = try PushSource(path: file).data()
            // An invalid push is refused without a device.
            let payload = try PushPayload(data)
            let message = PushMessage(delivery: options.delivery ?? .init(payload.kind), payload: data)
            let answers = try await PushSender(sessionRoot: shop.dataDirectory.sessionRoot).send(message, to: session)
            for answer in answers { try Output.line("\(answer.session): \(answer.answer.text)") }
            if answers.contains(where: { !$0.answer.isAccepted }) { throw ExitCode.failure }
        }
    }
#endif

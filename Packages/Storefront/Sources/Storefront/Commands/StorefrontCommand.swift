#if Headless || !canImport(SwiftUI)
    import ArgumentParser

    /// The shop in a browser and in the terminal, with the views of HeadlessUI.
    @main
    struct StorefrontCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "storefront",
            abstract: "A complete shop in your browser, or one of its screens in your terminal.",
            discussion: """
                Without arguments it starts a server with a catalogue of its own and the shop, and prints the address \
                to open. Each browser is a device of its own; what is in its bag is still there after a restart.
                It takes the options of serve: --port, --data for where the shop keeps its data, and --api for a \
                server to use instead of the own one.
                """,
            version: "0.1.0",
            subcommands: [
                ServeCommand.self, OpenCommand.self, PushCommand.self, ExplainCommand.self, ServerCommand.self,
            ],
            defaultSubcommand: ServeCommand.self
        )
    }
#endif

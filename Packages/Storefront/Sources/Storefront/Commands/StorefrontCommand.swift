#if Headless || !canImport(SwiftUI)
    import ArgumentParser

    /// The shop in a browser and in the terminal, with the views of HeadlessUI.
    @main
    struct StorefrontCommand: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            commandName: "storefront",
            abstract: "Run the sample shop in a browser, or print one of its screens in the terminal.",
            discussion: """
                Without arguments, storefront starts a shop API with the built-in catalog, serves the shop to browsers \
                on this machine, and prints the address to open. Each browser is a separate device. Its bag and \
                wishlist survive a restart.
                Without a command, the options are those of serve: --port, --data for the data directory, and --api \
                for another shop API.
                """,
            version: "0.1.0",
            subcommands: [
                ServeCommand.self, OpenCommand.self, PushCommand.self, ExplainCommand.self, ServerCommand.self,
            ],
            defaultSubcommand: ServeCommand.self
        )

        static func main() async {
            MemoryArenas.limit()
            await main(commandFirst(Array(CommandLine.arguments.dropFirst())))
        }

        /// Returns the arguments with the command before its options: `--api URL open /bag` means `open --api URL /bag`.
        ///
        /// A word is taken for the command only if all arguments don't make sense as they are, since the value of an
        /// option may be such a word too: `--data open`.
        static func commandFirst(_ arguments: [String]) -> [String] {
            guard arguments.first?.hasPrefix("-") == true, (try? parseAsRoot(arguments)) == nil else {
                return arguments
            }
            let names = configuration.subcommands.compactMap { $0.configuration.commandName }
            let orders = arguments.indices.filter { names.contains(arguments[$0]) }.map { index in
                [arguments[index]] + arguments[..<index] + arguments[(index + 1)...]
            }
            return orders.first { (try? parseAsRoot($0)) != nil } ?? orders.first ?? arguments
        }
    }
#endif

import ArgumentParser

/// What an app's routes are, how links are read, and whether they still mean what they meant.
@main
struct RoutesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "routes",
        abstract: "What an app's routes are, and what a link means.",
        discussion: """
            Works on the sources: it reads what the view models declare, and builds nothing. Without a command it lists \
            the routes. It ends with 0 when all is well, with 1 when a link is refused, a check fails or the \
            declarations are wrong, and with 64 when it is called in a way that it does not understand.
            """,
        subcommands: [
            ListCommand.self, MatchCommand.self, ExplainCommand.self, GraphCommand.self, AssociationCommand.self,
            CheckCommand.self,
        ],
        defaultSubcommand: ListCommand.self
    )
}

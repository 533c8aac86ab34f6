import ArgumentParser
import RouteTools

/// Draws the app.
struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Draw activities, tabs, screens and the ways out of them.",
        discussion: """
            Where an exit leads is read from the app's own code, where that says it plainly: a case such as \
            .home(.product(let id)) with a call such as push(.productDetails(…)) behind it. \
            Example: routes graph --format svg > routes.svg
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case mermaid, svg
    }

    @Option(help: "A flowchart for Mermaid, or a drawing.")
    var format = Format.mermaid

    @OptionGroup var options: SourceOptions

    func run() throws {
        let graph = RouteGraph(try options.catalog())
        try Outcome.show(format == .svg ? graph.svg : graph.mermaid)
    }
}

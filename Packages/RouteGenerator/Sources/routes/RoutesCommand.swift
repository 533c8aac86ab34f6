import ArgumentParser
import Foundation
import RouteGenerator
import RouteTools

/// The `routes` command.
@main
struct RoutesCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "routes",
        abstract: "List an app's routes, explain links, and check that public links still work.",
        discussion: """
            The command reads the sources of the view models and builds nothing. Without a subcommand, it lists the routes.

            EXAMPLES
              routes
              routes match /products/12
              routes explain "https://shop.example/products?q=lamp"
              routes graph --format dot | dot -Tsvg > routes.svg
              routes aasa --app-id ABCDE12345.com.example.shop
              routes check Docs/routes.json

            EXIT CODES
              0   success
              1   a link is refused, a check failed, or the declarations have errors
              64  invalid arguments
            """,
        subcommands: [
            ListCommand.self, MatchCommand.self, ExplainCommand.self, GraphCommand.self, AssociationCommand.self,
            CheckCommand.self,
        ],
        defaultSubcommand: ListCommand.self
    )

    /// Runs the command. Errors of RouteTools are printed as they are, because they have a compiler's format.
    static func main() {
        do {
            var command = try parseAsRoot()
            try command.run()
        } catch let error where error is RouteToolError || error is GenerationError {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            if case RouteToolError.malformedAppID = error { exit(withError: ExitCode.validationFailure) }
            exit(withError: ExitCode.failure)
        } catch {
            exit(withError: error)
        }
    }
}

/// The option for the sources of the app.
struct SourceOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The folder of the app's Package.swift.", valueName: "dir"), completion: .directory)
    var packagePath = "."

    func catalog() throws -> RouteCatalog { try RouteCatalog(package: packagePath) }
}

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "list", abstract: "Print every route.")

    @OptionGroup var options: SourceOptions

    func run() throws { print(try options.catalog().table, terminator: "") }
}

struct MatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "match",
        abstract: "Print the screen of a link, its values and its stack.",
        discussion: "Exits with 1 if the link is refused. Example: routes match /products/12")

    @OptionGroup var link: LinkArguments

    func run() throws { try link.print(\.shortText) }
}

struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Print the screen of a link, and why every other route doesn't match.",
        discussion: """
            Matching routes are first, in the order of precedence, then the others, the closest first. Values with a type \
            of Swift are checked; other values are checked by the app. Exits with 1 if the link is refused. \
            Example: routes explain "https://shop.example/products?q=lamp&utm_source=mail"
            """)

    @OptionGroup var link: LinkArguments

    func run() throws { try link.print(\.text) }
}

/// The arguments of `match` and `explain`.
struct LinkArguments: ParsableArguments {
    @Argument(help: "A path such as /products/12, or a URL.")
    var link: String

    @OptionGroup var options: SourceOptions

    func print(_ text: (RouteExplanation) -> String) throws {
        let explanation = try RouteExplanation(link, in: options.catalog())
        Swift.print(text(explanation), terminator: "")
        if explanation.refusal != nil { throw ExitCode.failure }
    }
}

struct GraphCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "graph",
        abstract: "Print a graph of activities, tabs, screens and exits.",
        discussion: """
            The screen of an exit is read from the app's code, if a case such as .home(.product(let id)) contains a call \
            such as push(.productDetails(…)). Example: routes graph --format dot | dot -Tsvg > routes.svg
            """)

    enum Format: String, ExpressibleByArgument, CaseIterable {
        case mermaid, dot
    }

    @Option(help: "The language: a flowchart for Mermaid, or a graph for Graphviz.")
    var format = Format.mermaid

    @OptionGroup var options: SourceOptions

    func run() throws {
        let graph = RouteGraph(try options.catalog())
        print(format == .dot ? graph.dot : graph.mermaid, terminator: "")
    }
}

struct AssociationCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "aasa",
        abstract: "Print the apple-app-site-association file of a website.",
        discussion: """
            Serve it as https://HOST/.well-known/apple-app-site-association. Paths deeper than a route are excluded, \
            because * also matches slashes. Example: routes aasa --app-id ABCDE12345.com.example.shop
            """)

    @Option(
        name: .customLong("app-id"),
        help: ArgumentHelp(
            "The team's identifier, a dot and the bundle's identifier. Can be repeated.", valueName: "team.bundle"))
    var appIDs: [String]

    @OptionGroup var options: SourceOptions

    func run() throws { print(try SiteAssociation(options.catalog(), appIDs: appIDs).json, terminator: "") }
}

struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Fail if a public link is missing or has another meaning.",
        discussion: """
            The baseline is a JSON file with every public path, its values and their types, its screen, activity and tab. \
            Keep it with the sources. New paths are listed and are no failure. \
            Examples: routes check Docs/routes.json, routes check --write Docs/routes.json
            """)

    @Argument(help: ArgumentHelp("The file of the baseline.", valueName: "baseline"), completion: .file())
    var baseline: String

    @Flag(help: "Write the current links instead of comparing them.")
    var write = false

    @OptionGroup var options: SourceOptions

    func run() throws {
        let now = RouteBaseline(try options.catalog())
        if write {
            try TextFile.write(Array(now.json.utf8), to: baseline)
            return print("\(baseline) has \(now.routes.count) public \(now.routes.count == 1 ? "path" : "paths").")
        }
        let old = try RouteBaseline(json: TextFile.read(baseline), file: baseline)
        let comparison = RouteComparison(old, with: now)
        print(comparison.text(file: baseline), terminator: "")
        if !comparison.isCompatible { throw ExitCode.failure }
    }
}

import ArgumentParser
import RouteTools

struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Print every route.",
        discussion: "Example: routes list --markdown")

    enum Format: EnumerableFlag {
        case text, json, markdown

        static func help(for value: Format) -> ArgumentHelp? {
            switch value {
            case .text: "Print aligned columns."
            case .json: "Print JSON, which also contains activities, tabs and the types of values."
            case .markdown: "Print a table for a document."
            }
        }
    }

    @Flag var format = Format.text
    @OptionGroup var options: SourceOptions

    func run() throws {
        let list = RouteList(try options.catalog())
        switch format {
        case .text: try Console.print(list.text)
        case .json: try Console.print(list.json)
        case .markdown: try Console.print(list.markdown)
        }
    }
}

struct MatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "match",
        abstract: "Print the screen of a link, its values and its stack.",
        discussion: "Exits with 1 if the link is refused. Example: routes match /products/12")

    @OptionGroup var link: LinkArguments

    func run() throws {
        let explanation = try link.explanation()
        try Console.print(explanation.shortText)
        if !explanation.isShown { throw ExitCode.failure }
    }
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

    func run() throws {
        let explanation = try link.explanation()
        try Console.print(explanation.text)
        if !explanation.isShown { throw ExitCode.failure }
    }
}

/// The arguments of `match` and `explain`.
struct LinkArguments: ParsableArguments {
    @Argument(help: "A path such as /products/12, or a URL.")
    var link: String

    @OptionGroup var options: SourceOptions

    func explanation() throws -> RouteExplanation { try options.catalog().explain(link) }
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
        try Console.print(format == .dot ? graph.dot : graph.mermaid)
    }
}

struct AssociationCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "aasa",
        abstract: "Print the apple-app-site-association file of a website.",
        discussion: """
            Serve it as https://HOST/.well-known/apple-app-site-association. Paths deeper than a route are excluded, \
            because * also matches slashes. \
            Example: routes aasa --app-id ABCDE12345.com.example.shop --exclude "/products?preview=*"
            """)

    @Option(
        name: .customLong("app-id"),
        help: ArgumentHelp(
            "The team's identifier, a dot and the bundle's identifier. Can be repeated.", valueName: "team.bundle"))
    var appIDs: [String]

    @Option(
        name: .customLong("exclude"),
        help: ArgumentHelp(
            "Links that the system opens in the browser. Can be repeated.",
            discussion: "A path, in which * matches any characters, and optionally a query: \"/products?preview=*\".",
            valueName: "pattern"))
    var exclusions: [String] = []

    @OptionGroup var options: SourceOptions

    func validate() throws {
        guard !appIDs.isEmpty else {
            throw ValidationError("Name the app with --app-id, like ABCDE12345.com.example.shop.")
        }
    }

    func run() throws {
        let catalog = try options.catalog()
        let association = try Console.reportingErrors {
            try SiteAssociation(catalog, appIDs: appIDs, exclusions: exclusions.map { try LinkExclusion($0) })
        }
        try Console.print(association.json)
    }
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
            try Console.reportingErrors { try now.write(to: baseline) }
            let count = now.urls.count
            return try Console.print("\(baseline) has \(count) public \(count == 1 ? "path" : "paths").\n")
        }
        let old = try Console.reportingErrors { try RouteBaseline(contentsOf: baseline) }
        let comparison = RouteComparison(old, with: now)
        try Console.print(comparison.text(file: baseline))
        if !comparison.isCompatible { throw ExitCode.failure }
    }
}

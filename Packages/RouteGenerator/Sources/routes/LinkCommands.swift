import ArgumentParser
import RouteTools

/// What a link shows.
struct MatchCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "match",
        abstract: "Say which screen a link shows, and with which values.",
        discussion: "Ends with 1 when the link is refused. Example: routes match /products/12")

    @OptionGroup var question: LinkQuestion

    func run() throws {
        let answer = try question.answer()
        try Outcome.show(question.json ? answer.shortJSON : answer.shortText)
        if !answer.isShown { throw ExitCode.failure }
    }
}

/// Why a link shows what it shows.
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Say why a link shows what it shows: every route, and why it was not taken.",
        discussion: """
            Routes that fit come first, the preferred one before all; then those that do not, the nearest first. Types of \
            Swift are checked; types of the app's own are checked by the app. Ends with 1 when the link is refused. \
            Example: routes explain "https://shop.example/products?q=lamp&utm_source=mail"
            """)

    @OptionGroup var question: LinkQuestion

    func run() throws {
        let answer = try question.answer()
        try Outcome.show(question.json ? answer.json : answer.text)
        if !answer.isShown { throw ExitCode.failure }
    }
}

/// The link that is asked about.
struct LinkQuestion: ParsableArguments {
    @Argument(help: "A path such as /products/12, or a URL.")
    var link: String

    @Flag(help: "Print JSON, for programs.")
    var json = false

    @OptionGroup var options: SourceOptions

    func answer() throws -> RouteExplanation { try options.catalog().explain(link) }
}

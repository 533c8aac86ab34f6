import ArgumentParser
import RouteTools

/// Compares public links with what they were.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "check",
        abstract: "Fail when a link that was public is gone, or means something else.",
        discussion: """
            The baseline is a JSON file with every public path, its values and their types, its screen, activity and tab. \
            Keep it beside the sources. What is new is named, and is no failure. \
            Examples: routes check Docs/routes.json, routes check --write Docs/routes.json
            """)

    @Argument(help: ArgumentHelp("The file of the baseline.", valueName: "baseline"), completion: .file())
    var baseline: String

    @Flag(help: "Write what is public now, instead of comparing.")
    var write = false

    @OptionGroup var options: SourceOptions

    func run() throws {
        let now = RouteBaseline(try options.catalog())
        if write {
            try Outcome.of { () throws(RouteToolError) in try now.write(to: baseline) }
            return try Outcome.show(
                "\(baseline) holds \(now.urls.count) public \(now.urls.count == 1 ? "path" : "paths").\n")
        }
        let old = try Outcome.of { () throws(RouteToolError) in try RouteBaseline(contentsOf: baseline) }
        let comparison = RouteComparison(old, with: now)
        try Outcome.show(comparison.text(file: baseline))
        if !comparison.isSound { throw ExitCode.failure }
    }
}

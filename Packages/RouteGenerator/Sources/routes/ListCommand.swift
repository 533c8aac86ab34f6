import ArgumentParser
import RouteTools

/// Prints the table of routes.
struct ListCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "list",
        abstract: "Print every route (what routes does by itself).",
        discussion: "Examples: routes list --markdown, routes list --html > routes.html")

    enum Format: EnumerableFlag {
        case text, json, markdown, html

        static func help(for value: Format) -> ArgumentHelp? {
            switch value {
            case .text: "Aligned columns."
            case .json: "For programs: also activities, tabs and the types of values."
            case .markdown: "A table for a document."
            case .html: "A complete page."
            }
        }
    }

    @Flag var format = Format.text
    @OptionGroup var options: SourceOptions

    func run() throws {
        let list = RouteList(try options.catalog())
        switch format {
        case .text: try Outcome.show(list.text)
        case .json: try Outcome.show(list.json)
        case .markdown: try Outcome.show(list.markdown)
        case .html: try Outcome.show(list.html)
        }
    }
}

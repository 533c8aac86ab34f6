/// Arguments of the `routes` command that it can't use.
package struct InvalidArguments: Error, Hashable, CustomStringConvertible {
    /// The problem and its correction.
    package let description: String

    init(_ problem: String) { description = "error: \(problem). See: routes --help" }
}

/// The arguments of the `routes` command.
///
/// The command doesn't use ArgumentParser, because an app that depends on this package without its traits doesn't resolve it.
package struct RoutesArguments: Hashable, Sendable {
    package enum Action: Hashable, Sendable {
        case help
        case list
        case match(String)
        case explain(String)
        case graph
        case association(appIDs: [String])
        case check(baseline: String, isWriting: Bool)
    }

    package private(set) var action = Action.list
    package private(set) var packagePath = "."

    private var words: [String] = []
    /// The values of the options, by name.
    private var options: [String: [String]] = [:]

    /// Parses the arguments after the command's name.
    package init(_ arguments: [String]) throws(InvalidArguments) {
        var rest = arguments[...]
        while let argument = rest.popFirst() {
            let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
            switch parts.first {
            case "-h", "--help": options["--help"] = []
            case "--write": options["--write"] = []
            case let name? where ["--package-path", "--app-id"].contains(name):
                guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
                    throw InvalidArguments("\(name) has no value")
                }
                options[name, default: []].append(value)
            case let name? where name.hasPrefix("-"): throw InvalidArguments("there is no option \(name)")
            default: words.append(argument)
            }
        }
        if let path = options.removeValue(forKey: "--package-path")?.last { packagePath = path }
        action = try readAction()
        if action == .help { return }
        if let option = options.keys.min() { throw InvalidArguments("\(option) belongs to another subcommand") }
        if let word = words.first { throw InvalidArguments("\"\(word)\" is one argument too many") }
    }

    private mutating func readAction() throws(InvalidArguments) -> Action {
        if options["--help"] != nil { return .help }
        switch words.isEmpty ? "list" : words.removeFirst() {
        case "help": return .help
        case "list": return .list
        case "match": return .match(try word("a link"))
        case "explain": return .explain(try word("a link"))
        case "graph": return .graph
        case "aasa":
            guard let appIDs = options.removeValue(forKey: "--app-id") else {
                throw InvalidArguments("--app-id is missing")
            }
            return .association(appIDs: appIDs)
        case "check":
            let isWriting = options.removeValue(forKey: "--write") != nil
            return .check(baseline: try word("the file of the baseline"), isWriting: isWriting)
        case let other: throw InvalidArguments("there is no subcommand \(other)")
        }
    }

    private mutating func word(_ name: String) throws(InvalidArguments) -> String {
        if words.isEmpty { throw InvalidArguments("\(name) is missing") }
        return words.removeFirst()
    }

    package static let help = """
        Lists an app's routes, explains links, and checks that public links still work. The command reads the sources of the
        view models and builds nothing.

        routes [list]                   Prints every route.
        routes match LINK               Prints the screen of a link, its values and its stack.
        routes explain LINK             Also prints why every other route doesn't match. A link is a path or a URL.
        routes graph                    Prints a flowchart of activities, tabs, screens and exits, for Mermaid.
        routes aasa --app-id TEAM.BUNDLE ...
                                        Prints the apple-app-site-association file of a website.
        routes check [--write] FILE     Fails if a public link is missing or has another meaning than in the file.

        --package-path DIR              The folder of the app's Package.swift, instead of the current one.

        Exits with 1 if a link is refused, a check fails or the declarations have errors, and with 64 for invalid arguments.

        """
}

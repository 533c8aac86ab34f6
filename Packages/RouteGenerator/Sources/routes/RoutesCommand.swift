import ArgumentParser
import Foundation
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
}

/// The options for the sources of the app.
struct SourceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The folder of the app's Package.swift.", valueName: "dir"),
        completion: .directory)
    var packagePath = "."

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "The folders of the modules, each with the module's name.",
            discussion: "The default is every folder in Packages/*/Sources and in Sources.", valueName: "dir"),
        completion: .directory)
    var sources: [String] = []

    func catalog() throws -> RouteCatalog {
        let finder = RouteSourceFinder(packagePath: packagePath, folders: sources)
        return try Console.reportingErrors {
            try RouteCatalog(finder.sources(), root: packagePath == "." ? "" : packagePath)
        }
    }
}

/// The output of a command.
enum Console {
    /// Prints an error of RouteTools to standard error in a compiler's format, and ends the command.
    static func reportingErrors<Value>(_ body: () throws -> Value) throws -> Value {
        do {
            return try body()
        } catch let error as RouteToolError {
            try write("\(error)\n", to: .standardError)
            throw error.isUsage ? ExitCode.validationFailure : ExitCode.failure
        }
    }

    static func print(_ text: String) throws { try write(text, to: .standardOutput) }

    /// A closed pipe is no failure: `routes | head -1` has read all that it needs.
    private static func write(_ text: String, to file: FileHandle) throws {
        do {
            try file.write(contentsOf: Data(text.utf8))
        } catch {
            let cause = (error as NSError).userInfo[NSUnderlyingErrorKey] as? any Error
            guard (cause ?? error) as NSError == NSError(domain: NSPOSIXErrorDomain, code: Int(EPIPE)) else {
                throw error
            }
        }
    }
}

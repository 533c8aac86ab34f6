import ArgumentParser
import RouteTools

/// Which sources a command works on.
struct SourceOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The folder of the app's Package.swift.", valueName: "dir"),
        completion: .directory)
    var packagePath = "."

    @Option(
        parsing: .upToNextOption,
        help: ArgumentHelp(
            "The folders of the modules to read, each named as its module.",
            discussion: "Without it: every folder in Packages/*/Sources and in Sources.", valueName: "dir"),
        completion: .directory)
    var sources: [String] = []

    func catalog() throws -> RouteCatalog {
        let finder = RouteSourceFinder(packagePath: packagePath, folders: sources)
        return try Outcome.of { () throws(RouteToolError) in
            try RouteCatalog(finder.sources(), root: packagePath == "." ? "" : packagePath)
        }
    }
}

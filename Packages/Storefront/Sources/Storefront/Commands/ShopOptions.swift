#if Headless || !canImport(SwiftUI)
    import ArgumentParser
    import Foundation

    /// The options of every command that shows the shop.
    struct ShopOptions: ParsableArguments {
        @Option(
            help: ArgumentHelp(
                "A shop API to use instead of the built-in catalog.",
                discussion: "The http or https URL of any server with the DummyJSON REST format.",
                valueName: "url"))
        var api: APIAddress?

        @Option(
            help: ArgumentHelp(
                "The directory for the shop's data. (default: \(DataDirectory.standardPath))", valueName: "dir"))
        var data: String?

        @Flag(help: "Write a log to standard error.")
        var verbose = false

        var dataDirectory: DataDirectory { DataDirectory(path: data, api: api?.server) }
    }
#endif

#if Headless || !canImport(SwiftUI)
    import ArgumentParser
    import Foundation

    /// What every command that shows the shop takes.
    struct ShopOptions: ParsableArguments {
        @Option(
            help: ArgumentHelp(
                "A server of the shop's API to use instead of the own one.",
                discussion: "Any server that speaks the DummyJSON REST format, by its http or https URL.",
                valueName: "url"))
        var api: APIAddress?

        @Option(
            help: ArgumentHelp(
                "Where the shop keeps its data. (default: \(DataDirectory.standardPath))", valueName: "dir"))
        var data: String?

        @Flag(help: "Log what happens to standard error.")
        var verbose = false

        var dataDirectory: DataDirectory { DataDirectory(path: data, api: api?.url) }
    }
#endif

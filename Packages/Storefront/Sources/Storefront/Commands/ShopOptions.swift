#if Headless || !canImport(SwiftUI)
    import ArgumentParser
    import Core
    import Foundation

    /// The options of every command that shows the shop.
    struct ShopOptions: ParsableArguments {
        @Option(
            help: ArgumentHelp(
                "A shop API to use instead of the built-in catalog.",
                discussion: "The http or https URL of any server with the DummyJSON REST format.",
                valueName: "url"))
        var api: APIAddress?

        @Flag(
            help: ArgumentHelp(
                "The API has the DummyJSON format only, without orders, reviews and the shop's other extensions.",
                discussion: "Always so for dummyjson.com."))
        var plainApi = false

        @Option(
            help: ArgumentHelp(
                "The directory for the shop's data. (default: \(DataDirectory.standardPath))", valueName: "dir"))
        var data: String?

        @Flag(help: "Write a log to standard error.")
        var verbose = false

        func validate() throws {
            try FileArgument.validate(data, "--data")
            guard plainApi, api == nil else { return }
            throw ValidationError(
                "--plain-api describes another API. Name it with --api URL, or leave --plain-api out.")
        }

        /// What the API has in addition to the format. `nil` if its address says so.
        var capabilities: ServerCapabilities? { plainApi ? .dummyJSON : nil }

        var dataDirectory: DataDirectory { DataDirectory(path: data, api: api?.server) }
    }
#endif

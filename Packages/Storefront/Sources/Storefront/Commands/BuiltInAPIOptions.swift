#if Headless || !canImport(SwiftUI)
    import ArgumentParser
    import StoreServer

    /// The options of the built-in API.
    struct BuiltInAPIOptions: ParsableArguments {
        @Flag(
            help: ArgumentHelp(
                "Let requests ask for faults, with ?delay= and X-Fault.",
                discussion: "For testing how the app handles them. See storefront server --help for the list."))
        var faults = false

        @Option(
            help: ArgumentHelp(
                "The activities that the app shows, in this order: shop,brochures,purchasing.",
                discussion: "By default, the app shows the shop and the brochures.", valueName: "names"))
        var activities: ActivityNames?

        /// The faults that the header takes, each with its usual value.
        static let faultNames = """
            status=503;retry-after=2, delay=100, cut, cut-afterwards
            """

        /// The configuration that the API sends to the app.
        var app: StoreAppConfiguration { StoreAppConfiguration(activities: activities?.names) }
    }

    /// Names of activities, separated by commas.
    struct ActivityNames: ExpressibleByArgument, Equatable {
        let names: [String]

        init?(argument: String) {
            names = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            if names.contains("") { return nil }
        }
    }
#endif

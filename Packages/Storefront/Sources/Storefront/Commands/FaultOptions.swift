#if Headless || !canImport(SwiftUI)
    import ArgumentParser

    /// The option for faults of the built-in API.
    struct FaultOptions: ParsableArguments {
        @Flag(
            help: ArgumentHelp(
                "Let requests ask for faults, with ?delay= and X-Fault.",
                discussion: "For testing how the app handles them. See storefront server --help for the list."))
        var faults = false

        /// The faults that the header takes, each with its usual value.
        static let names = """
            status=503;retry-after=2, delay=100, cut, cut-afterwards
            """
    }
#endif

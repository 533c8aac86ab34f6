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
            status=503;retry-after=2, cut, cut-afterwards, cut-midway, garbage, wrong-length=10, slow-head=100,
              slow-body=100, truncated, content-type=text/plain, invalid-utf8, html, redirect-loop, no-content,
              not-modified, large-body=100, gzip-bomb=100, duplicate-page, shrinking-list=1, delay=100
            """
    }
#endif

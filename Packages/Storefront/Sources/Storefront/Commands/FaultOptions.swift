#if Headless || !canImport(SwiftUI)
    import ArgumentParser

    /// Whether the own server lets requests go wrong that ask for it.
    struct FaultOptions: ParsableArguments {
        @Flag(
            help: ArgumentHelp(
                "Let requests say what is to go wrong with them, by ?delay= and X-Fault.",
                discussion: "For trying how the app bears it. storefront server --help has the list."))
        var faults = false

        /// What the header takes, each with its usual value.
        static let names = """
            status=503;retry-after=2, cut, cut-afterwards, cut-midway, garbage, wrong-length=10, slow-head=100,
              slow-body=100, truncated, content-type=text/plain, invalid-utf8, html, redirect-loop, no-content,
              not-modified, large-body=100, gzip-bomb=100, duplicate-page, shrinking-list=1, delay=100
            """
    }
#endif

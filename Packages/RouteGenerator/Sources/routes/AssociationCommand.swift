import ArgumentParser
import RouteTools

/// Prints the file by which a website says which links the app opens.
struct AssociationCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "aasa",
        abstract: "Print the website's apple-app-site-association.",
        discussion: """
            Serve it as https://HOST/.well-known/apple-app-site-association. What lies deeper than a route is excluded, \
            because a * of Apple's also takes slashes. \
            Example: routes aasa --app-id ABCDE12345.com.example.shop --exclude "/products?preview=*"
            """)

    @Option(
        name: .customLong("app-id"),
        help: ArgumentHelp(
            "The team's identifier, a dot and the bundle's; can be repeated.", valueName: "team.bundle"))
    var appIDs: [String]

    @Option(
        name: .customLong("exclude"),
        help: ArgumentHelp(
            "Links not to be opened in the app; can be repeated.",
            discussion: "A path with * for any characters, and perhaps a query: \"/products?preview=*\".",
            valueName: "pattern"))
    var exclusions: [String] = []

    @OptionGroup var options: SourceOptions

    func validate() throws {
        guard !appIDs.isEmpty else {
            throw ValidationError("Name the app with --app-id, like ABCDE12345.com.example.shop.")
        }
    }

    func run() throws {
        let catalog = try options.catalog()
        let association = try Outcome.of { () throws(RouteToolError) in
            var all: [LinkExclusion] = []
            for text in exclusions { all.append(try LinkExclusion(text)) }
            return try SiteAssociation(catalog, appIDs: appIDs, exclusions: all)
        }
        try Outcome.show(association.json)
    }
}

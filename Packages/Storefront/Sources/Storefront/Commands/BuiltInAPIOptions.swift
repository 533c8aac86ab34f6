#if Headless || !canImport(SwiftUI)
    import AppFeature
    import ArgumentParser
    import Core
    import Foundation
    import Model

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

        @Option(
            help: ArgumentHelp(
                "A JSON file with the configuration of the app: messages, flags, sections of Home and more.",
                discussion: """
                    {"messages": [{"id": "sale", "style": "card", "title": "Sale", "link": "/products/12"}], \
                    "disabledFeatures": ["checkout"]}. See the article "Format" of StoreServer for all keys.
                    """, valueName: "file"))
        var configuration: String?

        /// The faults that the header takes, each with its usual value.
        static let faultNames = """
            status=503;retry-after=2, delay=100, cut, cut-afterwards
            """

        /// The name of an option that is set. `nil` if none is.
        var firstOption: String? {
            if faults { return "--faults" }
            if activities != nil { return "--activities" }
            return configuration == nil ? nil : "--configuration"
        }

        func validate() throws {
            try FileArgument.validate(configuration, "--configuration")
            guard activities != nil, configuration != nil else { return }
            throw ValidationError("Name the activities in the file of --configuration, or leave --activities out.")
        }

        /// The configuration that the API sends to the app, as JSON.
        func app() throws -> Data {
            if let configuration { return try Self.app(in: configuration) }
            return try JSONEncoder().encode(activities.map { ["activities": $0.names] } ?? [:])
        }

        private static func app(in file: String) throws -> Data {
            struct Messages: Decodable {
                struct Message: Decodable {}
                let messages: [Message]?
            }
            let data: Data
            do { data = try Data(contentsOf: URL(filePath: file)) } catch {
                throw ValidationError("Can't read the configuration in \(file): \(error.localizedDescription)")
            }
            let app: AppConfiguration
            do throws(ServiceError) { app = try AppConfiguration(json: data) } catch {
                throw ValidationError("\(file) isn't a valid configuration. \(error)")
            }
            // The app leaves out a message that it can't read.
            let count = try JSONDecoder().decode(Messages.self, from: data).messages?.count ?? 0
            guard app.messages.count == count else {
                throw ValidationError(
                    """
                    \(file) has \(count) messages, and \(app.messages.count) of them can be shown. Each needs an id of its own, a \
                    style (banner, card or modal) and a title:
                    {"id": "sale", "style": "card", "title": "Sale", "text": "Until Sunday.", "link": "/products/12"}
                    """)
            }
            return data
        }
    }

    /// Names of activities, separated by commas.
    struct ActivityNames: ExpressibleByArgument, Equatable {
        let names: [String]

        init?(argument: String) {
            names = argument.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
            guard names.allSatisfy({ Activity(rawValue: $0) != nil }) else { return nil }
        }
    }
#endif

#if Headless || !canImport(SwiftUI)
    import AppFeature
    import ArgumentParser
    import Foundation
    import Model
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

        @Option(
            help: ArgumentHelp(
                "A JSON file with messages for the app's users.",
                discussion: """
                    [{"id": "sale", "style": "card", "title": "Sale", "text": "Until Sunday.", "link": "/products/12"}]. \
                    The style is banner, card or modal. Text and link are optional.
                    """, valueName: "file"))
        var messages: String?

        /// The faults that the header takes, each with its usual value.
        static let faultNames = """
            status=503;retry-after=2, delay=100, cut, cut-afterwards
            """

        /// The name of an option that is set. `nil` if none is.
        var firstOption: String? {
            if faults { return "--faults" }
            if activities != nil { return "--activities" }
            return messages == nil ? nil : "--messages"
        }

        /// The configuration that the API sends to the app.
        func app() throws -> StoreAppConfiguration {
            StoreAppConfiguration(activities: activities?.names, messages: try messages.map(Self.messages) ?? [])
        }

        private static func messages(in file: String) throws -> [StoreInAppMessage] {
            let data: Data
            do { data = try Data(contentsOf: URL(filePath: file)) } catch {
                throw ValidationError("Can't read the messages in \(file): \(error.localizedDescription)")
            }
            guard let messages = try? JSONDecoder().decode([StoreInAppMessage].self, from: data),
                messages.allSatisfy({ InAppMessage.Style(rawValue: $0.style) != nil })
            else {
                throw ValidationError(
                    """
                    \(file) has no valid messages. Each needs an id, a style (banner, card or modal) and a title:
                    [{"id": "sale", "style": "card", "title": "Sale", "text": "Until Sunday.", "link": "/products/12"}]
                    """)
            }
            return messages
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

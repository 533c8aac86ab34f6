import Foundation
import RouteGenerator
import RoutePatterns
import Testing

@testable import RouteTools

@Suite("The website's association")
struct AssociationTests {
    private struct File: Decodable {
        struct Links: Decodable { var details: [Details] }

        struct Details: Decodable {
            var appIDs: [String]
            var components: [Component]
        }

        struct Component: Decodable {
            var path: String
            var query: [String: String]?
            var exclude: Bool?
            var comment: String

            enum CodingKeys: String, CodingKey {
                case path = "/"
                case query = "?"
                case exclude, comment
            }
        }

        var applinks: Links
    }

    private let appID = "ABCDE12345.com.example.books"

    private func components() throws -> [File.Component] {
        let association = try SiteAssociation(catalog(), appIDs: [appID])
        let file = try JSONDecoder().decode(File.self, from: Data(association.json.utf8))
        #expect(file.applinks.details.map(\.appIDs) == [[appID]])
        return file.applinks.details.first?.components ?? []
    }

    /// What the system does: the first component that matches decides.
    private func opens(_ path: String, query: [String: String] = [:], in components: [File.Component]) -> Bool {
        let first = components.first { component in
            matches(path, component.path)
                && (component.query ?? [:]).allSatisfy { matches(query[$0.key] ?? "", $0.value) }
        }
        return first.map { $0.exclude != true } ?? false
    }

    private func matches(_ text: String, _ pattern: String) -> Bool {
        var reachable: Set<Int> = [0]
        let text = Array(text)
        for sign in pattern {
            switch sign {
            case "*": reachable = reachable.min().map { Set($0...text.count) } ?? []
            case "?": reachable = Set(reachable.filter { $0 < text.count }.map { $0 + 1 })
            default: reachable = Set(reachable.filter { $0 < text.count && text[$0] == sign }.map { $0 + 1 })
            }
        }
        return reachable.contains(text.count)
    }

    @Test("the system opens the links that a route matches")
    func agreement() throws {
        let matcher = RouteMatcher(try catalog().screens.map(\.pattern))
        let components = try components()
        let words = ["books", "new", "files", "me", "readers", "1", "a.b"]
        for one in words {
            for two in [""] + words {
                for three in [""] + words {
                    for four in ["", "1"] {
                        let path = [one, two, three, four].filter { !$0.isEmpty }
                        let isRoute = matcher.pattern(for: path) != nil
                        let text = "/" + path.joined(separator: "/")
                        #expect(opens(text, in: components) == isRoute, "\(text)")
                        #expect(opens(text + "/", in: components) == isRoute, "\(text)/")
                    }
                }
            }
        }
        #expect(opens("/books", query: ["page": "2", "utm": "x"], in: components))
    }

    @Test("the order does not depend on that of the sources")
    func order() throws {
        let one = try SiteAssociation(RouteCatalog(library), appIDs: [appID])
        let other = try SiteAssociation(RouteCatalog(library.reversed()), appIDs: [appID])
        #expect(try one.json == other.json)
        #expect(
            try components().map(\.path) == [
                "/files/?*", "/books/?*/?*/?*", "/books/?*/?*", "/books/?*/?*", "/books/?*", "/books/new",
                "/books/new/",
                "/readers/?*/?*", "/readers/?*", "/books", "/books/", "/me", "/me/",
            ])
    }

    @Test(
        "an app's identifier is checked",
        arguments: ["", "shop", "ABCDE12345", "abcde12345.a", "ABCDE12345.a b", "ABCDE12345."])
    func appIDs(text: String) throws {
        let catalog = try catalog()
        let error = #expect(throws: InvalidArguments.self) { try SiteAssociation(catalog, appIDs: [text]) }
        #expect(error?.description.hasPrefix("error: \"\(text)\" isn't a valid app identifier. Write") == true)
    }
}

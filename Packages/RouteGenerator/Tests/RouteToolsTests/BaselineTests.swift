import Foundation
import RouteGenerator
import Testing

@testable import RouteTools

@Suite("Links that are public")
struct BaselineTests {
    private func comparison(_ old: String, _ new: String) throws -> RouteComparison {
        RouteComparison(RouteBaseline(try catalog()), with: RouteBaseline(try changed(old, new)))
    }

    @Test("a written baseline is read again")
    func roundTrip() throws {
        let baseline = RouteBaseline(try catalog())
        #expect(try RouteBaseline(json: Array(baseline.json.utf8), file: "b.json") == baseline)
        #expect(baseline.routes.map(\.path) == baseline.routes.map(\.path).sorted())
        #expect(
            RouteComparison(baseline, with: baseline).text(file: "b.json") == "Every public link means what it meant.\n"
        )
    }

    @Test("a missing path is a failure with its correction")
    func gone() throws {
        let result = try comparison("\"/me\"", "\"/account\"")
        #expect(!result.isCompatible)
        #expect(
            result.text(file: "b.json") == """
                b.json: error: /me was public, and no longer has a screen.
                Links to these are in mails, in bookmarks and on other pages. Bring them back as they were; a screen can \
                move to another path if one of the old path stays. If no user has them: routes check --write b.json
                b.json: note: /account is new.

                """)
    }

    @Test("a path that has become an older one of its screen still is public")
    func moved() throws {
        let result = try comparison("path: \"/readers/:id\"", "path: \"/people/:id\", aliases: [\"/readers/:id\"]")
        #expect(result.isCompatible)
        #expect(result.additions == ["/people/:id is new"])
        let moved = try changed("path: \"/readers/:id\"", "path: \"/people/:id\", aliases: [\"/readers/:id\"]")
        let id = UUID()
        #expect(try moved.explain("/readers/\(id)").refusal == nil)
        #expect(try SiteAssociation(moved, appIDs: ["ABCDE12345.com.example.books"]).json.contains("\"/readers/?*\""))
    }

    @Test(
        "a change of meaning is a failure",
        arguments: [
            ("number: Int", "number: UInt8", "\"number\" was of the type Int, and now is of the type UInt8."),
            (
                "page: Int?", "page: String?",
                "\"page\" in the query was of the type Int, and now is of the type String."
            ),
            ("identifier: \"new\"", "identifier: \"latest\"", "It was shown in the tab new, and now in latest."),
            (
                "RouteConfig(activity: .account, path: \"/readers/:id\")",
                "RouteConfig(activity: .reading, path: \"/readers/:id\")",
                "It belonged to the activity account, and now belongs to reading. It was shown in the tab me, and now in home."
            ),
        ])
    func changes(old: String, new: String, text: String) throws {
        let result = try comparison(old, new)
        #expect(result.breaks.count == 1)
        #expect(result.breaks.first?.hasSuffix(" has changed. \(text)") == true)
    }

    @Test("a removed query parameter is a failure, a new one is not")
    func query() throws {
        let full = RouteBaseline(try catalog())
        var without = full
        for index in without.routes.indices { without.routes[index].parameters.removeAll { $0.name == "page" } }
        #expect(
            RouteComparison(full, with: without).breaks
                == ["/books has changed. \"page\" in the query is no longer read."])
        let added = RouteComparison(without, with: full)
        #expect(added.isCompatible && added.additions == ["/books also reads \"page\" in the query"])
    }

    @Test("a repeated value has to stay repeated, and another may become repeated")
    func repeated() throws {
        let many = RouteBaseline(try catalog())
        var one = many
        for url in one.routes.indices {
            for index in one.routes[url].parameters.indices where one.routes[url].parameters[index].name == "tag" {
                one.routes[url].parameters[index].kind = "query"
            }
        }
        #expect(
            RouteComparison(many, with: one).breaks
                == ["/books has changed. \"tag\" in the query could be repeated, and no longer can."])
        #expect(RouteComparison(one, with: many).additions == ["/books also reads a repeated \"tag\""])
    }

    @Test("the names of values in a path can change")
    func names() throws {
        let result = try comparison("/books/:id", "/books/:book")
        #expect(result.isCompatible && result.additions.isEmpty)
    }

    @Test("a new path that precedes an old one is listed")
    func takes() throws {
        let full = RouteBaseline(try catalog())
        var old = full
        old.routes.removeAll { $0.path == "/books/new" }
        let result = RouteComparison(old, with: full)
        #expect(result.isCompatible)
        #expect(result.additions == ["/books/new is new, and takes what it fits from /books/:id"])
        #expect(
            result.text(file: "b.json") == """
                b.json: note: /books/new is new, and takes what it fits from /books/:id.
                Every public link means what it meant. To keep the new ones: routes check --write b.json

                """)
    }

    @Test(
        "a new path precedes those that it is more definite than",
        arguments: [
            ("/a/:id", "/:b/:id", true), ("/a/:id", "/:b/c", false), ("/:b/c", "/a/:id", false),
            ("/a", "/a/:id", false),
            ("/a/:id", "/*rest", true), ("/a/*rest", "/:b/*tail", true), ("/a/*rest", "/a/:id", false),
            ("/a/*rest", "/a/:b/*tail", false), ("/*rest", "/a/:id", false), ("/", "/a", false),
        ])
    func precedence(path: String, other: String, precedes: Bool) throws {
        func baseline(_ paths: [String]) throws -> RouteBaseline {
            let routes = paths.map {
                "{\"path\": \"\($0)\", \"parameters\": [], \"screen\": \"S\", \"activity\": \"a\", \"tab\": \"t\"}"
            }
            return try RouteBaseline(
                json: Array("{\"routes\": [\(routes.joined(separator: ", "))]}".utf8), file: "b.json")
        }
        let result = RouteComparison(try baseline([other]), with: try baseline([other, path]))
        #expect(result.additions == ["\(path) is new" + (precedes ? ", and takes what it fits from \(other)" : "")])
    }

    @Test("a screen for debugging has no public link")
    func debugOnly() throws {
        let tools = RouteSource(
            file: SourceFile(module: "Tools", path: "/app/Tools.swift"),
            bytes: Array(
                """
                public enum ToolsRoute: Hashable, Codable, Sendable { case tools }
                extension ToolsViewModel: Routable {
                    public static let routeConfig = RouteConfig(activity: .reading, path: "/tools", isDebugOnly: true)
                }
                """.utf8))
        let catalog = try catalog(library + [tools])
        #expect(catalog.table.contains("/tools "))
        #expect(!RouteBaseline(catalog).routes.contains { $0.path == "/tools" })
        #expect(try !SiteAssociation(catalog, appIDs: []).json.contains("/tools"))
    }

    @Test("a file that is no baseline is refused", arguments: ["nix", "{}", "{\"routes\": [{}]}", "{\"routes\": 1}"])
    func malformed(json: String) {
        let text = "b.json: error: this isn't a list of public URLs. Write it again with: routes check --write b.json"
        #expect(throws: RouteError(text)) {
            try RouteBaseline(json: Array(json.utf8), file: "b.json")
        }
    }

    @Test("this workspace keeps its links")
    func workspaceBaseline() throws {
        let now = RouteBaseline(try Workspace.catalog.get())
        let file = "\(Workspace.folder)/Docs/routes.json"
        let comparison = RouteComparison(try RouteBaseline(json: TextFile.read(file), file: file), with: now)
        #expect(comparison.isCompatible, "\(comparison.text(file: "Docs/routes.json"))")
    }
}

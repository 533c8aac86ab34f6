import Foundation
import RouteTools
import Testing

@Suite("The table of routes")
struct ListTests {
    @Test("as text, in aligned columns")
    func text() throws {
        #expect(
            try RouteList(catalog()).text == """
                Path                  Screen          Activity  Tab   Sign-in   Transition  Declared in
                /books?tag*&page      Books.shelf     reading   home  –         push        Books.swift:10
                /books/new            Books.newest    reading   new   –         push        Books.swift:15
                /books/:book/:number  Books.chapter   reading   –     –         push        Books.swift:23
                /books/:id            Books.book      reading   –     –         sheet       Books.swift:20
                /files/*path          Books.file      reading   –     –         push        Books.swift:26
                /me                   Readers.me      account   me    required  push        Readers.swift:3
                /readers/:id          Readers.reader  account   –     –         push        Readers.swift:8

                """)
    }

    @Test("as Markdown")
    func markdown() throws {
        let lines = try RouteList(catalog()).markdown.split(separator: "\n")
        #expect(lines.count == 9)
        #expect(lines[1] == "| --- | --- | --- | --- | --- | --- | --- |")
        #expect(lines[3] == "| `/books/new` | `Books.newest` | reading | new | – | push | `Books.swift:15` |")
    }

    @Test("as JSON, with the types of values")
    func json() throws {
        struct Table: Decodable {
            struct Route: Decodable {
                struct Parameter: Decodable, Equatable {
                    var name: String
                    var `in`: String
                    var type: String
                }

                var path: String
                var parameters: [Parameter]
                var tab: String?
                var requiresAuth: Bool
            }

            struct Activity: Decodable {
                var title: String
                var defaultTab: String
            }

            var activities: [Activity]
            var routes: [Route]
        }
        let table = try JSONDecoder().decode(Table.self, from: Data(RouteList(catalog()).json.utf8))
        #expect(table.activities.map(\.title) == ["Reading", "Account"])
        #expect(table.activities.map(\.defaultTab) == ["home", "me"])
        let shelf = try #require(table.routes.first)
        #expect(
            shelf.parameters == [
                .init(name: "tag", in: "repeatedQuery", type: "String"), .init(name: "page", in: "query", type: "Int"),
            ])
        #expect(table.routes.map(\.tab) == ["home", "new", nil, nil, nil, "me", nil])
        #expect(table.routes.map(\.requiresAuth) == [false, false, false, false, false, true, false])
    }

    @Test("an app without screens is refused")
    func noScreen() throws {
        #expect(throws: RouteToolError.noScreen) { try RouteCatalog([]) }
        #expect(
            "\(RouteToolError.noScreen)"
                == "error: no view model in these sources has a routeConfig. Name the modules' folders with --sources.")
    }

    @Test("errors in declarations are the build's")
    func diagnostics() throws {
        do {
            _ = try changed("\"/me\"", "\"/books\"")
            Issue.record("Two screens have the same path.")
        } catch {
            #expect(
                "\(error)" == """
                    /app/Readers.swift:5:15: error: "/books" is the path of two screens, Books.ShelfViewModel and \
                    Readers.MeViewModel. Give one of them another.
                    /app/Books.swift:12:15: note: Books.ShelfViewModel has it here
                    """)
        }
    }
}

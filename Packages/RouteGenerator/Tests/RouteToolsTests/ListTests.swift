import Foundation
import RouteGenerator
import Testing

@testable import RouteTools

@Suite("The table of routes")
struct ListTests {
    @Test("as text, in aligned columns")
    func text() throws {
        #expect(
            try catalog().table == """
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

    @Test("an app without screens is refused")
    func noScreen() throws {
        let text =
            "error: no view model in these sources has a routeConfig. Name the folder of the app's Package.swift with "
            + "--package-path."
        #expect(throws: RouteError(text)) { try RouteCatalog([]) }
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

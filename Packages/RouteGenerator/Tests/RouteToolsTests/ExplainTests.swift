import DeepLink
import Foundation
import RouteGenerator
import RoutePatterns
import Testing

@testable import RouteTools

@Suite("What a link means")
struct ExplainTests {
    @Test("every candidate is named, with the reason")
    func candidates() throws {
        #expect(
            try catalog().explain("/books/new?utm_source=mail").text == """
                /books/new?utm_source=mail

                Path      /books/new
                Route     /books/new
                Screen    Books.newest
                Sign-in   not required
                Activity  reading
                Tab       new: by default
                Stack     Books.newest (/books/new)

                Candidates, the preferred first
                  +  /books/new            takes the path
                  -  /books/:id            fits, but /books/new is more definite and precedes it
                  -  /books/:book/:number  the path ends where the pattern goes on with ":number"
                  -  /books?tag*&page      the path goes on with "new" where the pattern ends
                  -  /files/*path          segment 1 is "books", not "files"
                  -  /me                   segment 1 is "books", not "me"
                  -  /readers/:id          segment 1 is "books", not "readers"

                Ignored in the query, because the pattern has no value with this name: "utm_source".

                """)
    }

    @Test("values are decoded, and those of Swift's types are checked")
    func values() throws {
        let answer = try catalog().explain("https://x.example/books?tag=a+b&tag=%C3%A9&page=2#top")
        #expect(answer.route?.texts == [["a b", "é"], ["2"]])
        #expect(answer.notes == ["The app's LinkPolicy decides whether it opens links to x.example."])
        #expect(answer.shortText.hasSuffix("page  Int  \"2\"  fits\n"))
        #expect(try catalog().explain("/books").route?.texts == [[], []])
        #expect(try catalog().explain("/books/12").shortText.hasSuffix("\"12\"  checked by the app\n"))
        #expect(try catalog().explain("/files/a/b%2Fc/~..").route?.texts == [["a", "b/c", ".."]])
    }

    @Test("a match has the screen, the tab and the stack")
    func match() throws {
        #expect(
            try catalog().explain("app://books/12?tab=new").shortText == """
                app://books/12?tab=new

                Route     /books/:id
                Screen    Books.book
                Sign-in   not required
                Activity  reading
                Tab       new: the link names it
                Stack     Books.newest (/books/new)
                          Books.book (/books/:id), by sheet
                Values    id  Book.ID  "12"  checked by the app

                """)
        #expect(
            try catalog().explain("/me").shortText == """
                /me

                Route     /me
                Screen    Readers.me
                Sign-in   required before the screen is shown
                Activity  account
                Tab       me: by default
                Stack     Readers.me (/me)

                """)
    }

    @Test("screens below and over the link's own are listed")
    func surroundings() throws {
        #expect(
            try catalog().explain("/books/12?via=/books?page=2&modal=/me&as=push").shortText.contains(
                """
                Stack     Books.shelf (/books)
                          Books.shelf (/books?tag*&page)
                          Books.book (/books/:id), by push
                          Readers.me (/me), over it

                """))
        #expect(try catalog().explain("/books/12?via=/books").ignored.isEmpty)
    }

    @Test(
        "a part that can't be read and isn't needed is ignored, as the app does",
        arguments: [
            (
                "/books?page=99999999999999999999",
                "\"page\" is ignored. The link's \"page\" is \"99999999999999999999\", but should be a whole number. "
                    + "Correct the value."
            ),
            (
                "/books?page=1&page=2",
                "\"page\" is ignored. The link has more than one \"page\". Leave just one of them in it."
            ),
            (
                "/books?tab=nix",
                "\"tab\" is ignored. The app has no tab named \"nix\". Name another one, or leave \"tab\" out of the link."
            ),
            (
                "/books?via=/nix",
                "\"via\" is ignored. The link's \"via\" can't be opened. The app has no screen at \"/nix\". It was removed "
                    + "or renamed, or the link is misspelt; case counts."
            ),
        ])
    func ignoredParts(link: String, note: String) throws {
        let answer = try catalog().explain(link)
        #expect(answer.refusal == nil)
        #expect(answer.notes == [note])
        #expect(answer.route?.texts == [[], []])
        #expect(!answer.shortText.contains("the link names it"))
    }

    @Test("the path / shows the first tab")
    func home() throws {
        let answer = try catalog().explain("/")
        #expect(answer.text.contains("Screen    Books.shelf"))
        #expect(answer.notes == ["The path / shows the first tab of the app."])
    }

    @Test(
        "a link that is refused says why, as the app does",
        arguments: [
            ("/books/12/x", "The link's \"number\" is \"x\", but should be a whole number. Correct the value."),
            ("/readers/1", "The link's \"id\" is \"1\", but should be a valid UUID. Correct the value."),
            (
                "/Books",
                "The app has no screen at \"/Books\". It was removed or renamed, or the link is misspelt; case counts."
            ),
            (
                "/books//12",
                "The app has no screen at \"/books//12\". It was removed or renamed, or the link is misspelt; case counts."
            ),
            (
                "books",
                "The link \"books\" can't be read: it begins neither with a scheme nor with a slash. Correct it."
            ),
            ("https:/books", "The link \"https:/books\" can't be read: it names no host. Correct it."),
            ("mailto:a", "The link \"mailto:a\" can't be read: its path does not begin with a slash. Correct it."),
        ])
    func refusals(link: String, reason: String) throws {
        #expect(try catalog().explain(link).refusal == reason)
    }

    @Test(
        "a link that the app can't read is refused",
        arguments: [
            "/books/%FF", "//x.example/books", "https:///books", "https://a@x.example/books",
            "app://books:80/12", "/books/a b", "", "app://books/" + String(repeating: "a", count: 2_040),
        ])
    func unreadable(link: String) throws {
        let answer = try catalog().explain(link)
        #expect(answer.refusal != nil)
        #expect(answer.route == nil)
    }

    @Test("an accent after a separator does not hide it")
    func accents() throws {
        let answer = try catalog().explain("/books/\u{301}a?\u{301}=1&page=2#\u{301}")
        #expect(answer.candidates.first?.pattern.text == "/books/:id")
        #expect(answer.route?.texts == [["\u{301}a"]])
        #expect(answer.ignored == ["\u{301}", "page"])
    }

    @Test("case and empty segments are named among the reasons")
    func reasons() throws {
        #expect(try catalog().explain("/Books").text.contains("segment 1 is \"Books\", not \"books\"; case counts"))
        #expect(try catalog().explain("/books//1").text.contains("segment 2 of the path is empty"))
        #expect(
            try catalog().explain("/books/..").text.contains(
                "segment 2 of the path is \"..\", which browsers take out"))
    }

    @Test("control characters in a link are escaped")
    func hostile() throws {
        let text = try catalog().explain("/books/%1B%5B31m?%07=1").text
        #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
        #expect(text.contains("\\u{1B}[31m"))
    }

    @Test("the selected route is the matcher's, for many paths")
    func agreement() throws {
        let catalog = try catalog()
        let matcher = RouteMatcher(catalog.screens.map(\.pattern))
        let words = ["books", "new", "files", "me", "readers", "1", "x", "Books"]
        for one in words {
            for two in [""] + words {
                for three in [""] + words {
                    let path = [one, two, three].filter { !$0.isEmpty }
                    let answer = try catalog.explain("/" + path.joined(separator: "/"))
                    let takers = answer.candidates.filter { $0.isSelected }
                    #expect(takers.map(\.entry) == (matcher.pattern(for: path).map { [$0] } ?? []))
                    #expect(answer.candidates.count == catalog.screens.count)
                }
            }
        }
    }
}

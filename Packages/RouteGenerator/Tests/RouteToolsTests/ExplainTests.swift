import Foundation
import RoutePatterns
import RouteTools
import Testing

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
                Tab       new: it is the screen's own
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
        #expect(answer.values.map(\.texts) == [["a b", "é"], ["2"]])
        #expect(answer.values.map(\.check) == [.valid, .valid])
        #expect(answer.notes == ["Whether the app opens links to x.example is for its LinkPolicy to say."])
        #expect(try catalog().explain("/books").values.map(\.check) == [.absent, .absent])
        #expect(try catalog().explain("/books/12").values.map(\.check) == [.byApp])
        #expect(try catalog().explain("/files/a/b%2Fc/~..").values.map(\.texts) == [["a", "b/c", ".."]])
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
                Tab       me: it is the screen's own
                Stack     Readers.me (/me)

                """)
    }

    @Test(
        "a link that is refused says why",
        arguments: [
            (
                "/books/12/x",
                "\"number\" is \"x\", but should be a whole number (Int). No other route is asked: only the shape of a path decides."
            ),
            (
                "/books?page=99999999999999999999",
                "\"page\" is \"99999999999999999999\", but should be a whole number (Int). No other route is asked: only the shape of a path decides."
            ),
            (
                "/readers/1",
                "\"id\" is \"1\", but should be a UUID. No other route is asked: only the shape of a path decides."
            ),
            ("/Books", "The app has no screen at this path. Case counts."),
            ("/books//12", "The app has no screen at this path. Case counts."),
            ("/", "The app has no screen at this path. Case counts."),
            ("/books?page=1&page=2", "The link has more than one \"page\". Leave just one of them in it."),
            ("/books?page=%FF", "The value of \"page\" in the query is not valid percent-encoded UTF-8."),
            ("/books?tab=nix", "The app has no tab named \"nix\"."),
            ("/books/%FF", "The link can't be read: \"%FF\" in its path is not valid percent-encoded UTF-8."),
            ("books", "The link can't be read: it begins neither with a scheme nor with a slash."),
            ("//x.example/books", "The link can't be read: it names a host but no scheme."),
            ("https:///books", "The link can't be read: it names no host."),
            ("https:/books", "The link can't be read: it names no host."),
            ("mailto:a", "The link can't be read: its path does not begin with a slash."),
            (
                "https://a@x.example/books",
                "The link can't be read: it names a user or a password, which no link needs."
            ),
            ("app://books:80/12", "The link can't be read: it names a port, which only web links have."),
            (
                "/books/a b",
                "The link can't be read: it contains a blank or a control character, which has to be percent-encoded."
            ),
            ("", "The link can't be read: it begins neither with a scheme nor with a slash."),
        ])
    func refusals(link: String, reason: String) throws {
        #expect(try catalog().explain(link).outcome == .refused(reason))
    }

    @Test("a link that is too long is not read")
    func length() throws {
        let answer = try catalog().explain("app://books/" + String(repeating: "a", count: 2_040))
        #expect(
            answer.outcome == .refused("The link can't be read: it is 2052 bytes long; links of up to 2048 are read."))
    }

    @Test("an accent after a separator does not hide it")
    func accents() throws {
        let answer = try catalog().explain("/books/\u{301}a?\u{301}=1&page=2#\u{301}")
        #expect(answer.candidates.first?.screen.name == "Books.book")
        #expect(answer.values.map(\.texts) == [["\u{301}a"]])
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
        let words = ["books", "new", "files", "me", "readers", "1", "x", "Books"]
        for one in words {
            for two in [""] + words {
                for three in [""] + words {
                    let path = [one, two, three].filter { !$0.isEmpty }
                    let answer = catalog.explain("/" + path.joined(separator: "/"))
                    let takers = answer.candidates.filter { $0.isSelected }
                    let expected = catalog.matcher.pattern(for: path).map { catalog.screens[$0] }
                    #expect(takers.map(\.screen) == (expected.map { [$0] } ?? []))
                    #expect(answer.candidates.count == catalog.screens.count)
                }
            }
        }
    }
}

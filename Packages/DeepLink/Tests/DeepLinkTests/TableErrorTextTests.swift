import DeepLink
import RoutePatterns
import Testing

@Suite struct TableErrorTextTests {
    @Test(
        arguments: [
            (
                .badPattern("a", reason: "it does not begin with a slash"),
                "The pattern \"a\" can't be used: it does not begin with a slash. Write it like "
                    + "\"/products/:id?color&size\"."
            ),
            (
                .badAlias("/b/:x", pattern: "/a"),
                "The alias \"/b/:x\" can't be used: its values aren't those in the path of \"/a\". Write each of them once, and "
                    + "no query."
            ),
            (
                .conflict(.equal(0, 1), patterns: ["/a?q", "/a"]),
                "Two entries have the path of \"/a\". Give one of them another path."
            ),
            (
                .conflict(.indistinguishable(0, 1), patterns: ["/:b", "/:a"]),
                "No link reaches \"/:a\", because \"/:b\" takes all of them. Give one of them another path."
            ),
            (
                .conflict(.unreachable(2, by: [0, 1]), patterns: ["/:a", "/:a/*b", "/*c"]),
                "No link reaches \"/*c\", because \"/:a\" and \"/:a/*b\" take all of them. Give it another path."
            ),
            (
                .unknownTab("x", pattern: "/a"),
                "The entry \"/a\" belongs to the tab \"x\", which is not in the table. Add the tab, or leave it out of the "
                    + "entry."
            ),
            (.duplicateTab("x"), "Two tabs are named \"x\". Give one of them another identifier."),
            (
                .unknownRoot("/a", tab: "x"),
                "The root of the tab \"x\" is \"/a\", which is the pattern of no entry. Add an entry for it."
            ),
            (
                .parameterizedRoot("/:a", tab: "x"),
                "The root of the tab \"x\" is \"/:a\", but is shown without a link that has the values of its "
                    + "path. Use a pattern without \":\"."
            ),
            (
                .sharedTabRoot("/a", tabs: ["x", "y"]),
                "The tabs \"x\" and \"y\" have one root, \"/a\". Give each a root of its own."
            ),
            (
                .unknownRoot("/a", tab: nil),
                "The home is \"/a\", which is the pattern of no entry. Add an entry for it."
            ),
            (
                .parameterizedRoot("/:a", tab: nil),
                "The home is \"/:a\", but is shown without a link that has the values of its path. Use a pattern without \":\"."
            ),
        ] as [(LinkTableError, String)])
    func eachErrorSaysWhatToDo(_ error: LinkTableError, _ text: String) {
        #expect(error.description == text)
    }
}

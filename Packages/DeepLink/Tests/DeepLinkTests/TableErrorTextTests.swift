import DeepLink
import Testing

@Suite struct TableErrorTextTests {
    @Test(
        arguments: [
            (
                .badPattern("a", reason: "it does not begin with a slash"),
                "The pattern \"a\" can't be used: it does not begin with a slash. Write it like "
                    + "\"/products/:id?color&size\"."
            ),
            (.duplicatePattern("/a"), "Two entries have the path of \"/a\". Give one of them another path."),
            (
                .shadowedPattern("/:a", by: "/:b"),
                "No link reaches \"/:a\", because \"/:b\" takes all of them. Give one of them another path."
            ),
            (
                .unreachablePattern("/*c", by: ["/:a", "/:a/*b"]),
                "No link reaches \"/*c\", because \"/:a\" and \"/:a/*b\" take all of them. Give it another path."
            ),
            (
                .unknownTab("x", pattern: "/a"),
                "The entry \"/a\" belongs to the tab \"x\", which is not in the table. Add the tab, or leave it out of the "
                    + "entry."
            ),
            (.duplicateTab("x"), "Two tabs are named \"x\". Give one of them another identifier."),
            (
                .unknownTabRoot("/a", tab: "x"),
                "The root of the tab \"x\" is \"/a\", which is the pattern of no entry. Add an entry for it."
            ),
            (
                .parameterisedTabRoot("/:a", tab: "x"),
                "The root of the tab \"x\" is \"/:a\", but a root has no values in its path: the tab shows it without a "
                    + "link. Use a pattern without \":\"."
            ),
            (
                .sharedTabRoot("/a", tabs: ["x", "y"]),
                "The tabs \"x\" and \"y\" have one root, \"/a\". Give each a root of its own."
            ),
            (.unknownHome("/a"), "The home is \"/a\", which is the pattern of no entry. Add an entry for it."),
            (
                .parameterisedHome("/:a"),
                "The home is \"/:a\", but \"/\" holds no values for its path. Use a pattern without \":\"."
            ),
            (
                .tooAmbiguous(limit: 9),
                "The patterns fit the same paths in more than 9 ways. Begin them with different words."
            ),
        ] as [(LinkTableError, String)])
    func eachErrorSaysWhatToDo(_ error: LinkTableError, _ text: String) {
        #expect(error.description == text)
    }
}

import DeepLink
import Testing

@Suite struct RefusalTextTests {
    @Test(
        arguments: [
            (
                .tooLong(bytes: 3_000, limit: 2_048),
                "The link is 3000 bytes long; links of up to 2048 are read. Shorten it."
            ),
            (
                .malformedURL("shop:bag", reason: "its path does not begin with a slash"),
                "The link \"shop:bag\" can't be read: its path does not begin with a slash. Correct it."
            ),
            (
                .unknownScheme("ftp"),
                "The app does not open links that begin with \"ftp:\". Use one of its own schemes, or https."
            ),
            (
                .unknownHost("shop.example:444"),
                "The app does not open links to the host \"shop.example:444\". Use a host of its own, without another port."
            ),
            (
                .unknownPath("/sofa"),
                "The app has no screen at \"/sofa\". It was removed or renamed, or the link is misspelt; case counts."
            ),
            (
                .unknownTab("sofa"),
                "The app has no tab named \"sofa\". Name another one, or leave \"tab\" out of the link."
            ),
            (
                .malformedParameter(name: "id", value: "x", expected: "a whole number"),
                "The link's \"id\" is \"x\", but should be a whole number. Correct the value."
            ),
            (
                .malformedParameter(name: "id", value: nil, expected: "a whole number"),
                "The link has no \"id\", which should be a whole number. Add the value."
            ),
            (.duplicateParameter("q"), "The link has more than one \"q\". Leave just one of them in it."),
            (
                .tooManyInnerLinks("via", limit: 16),
                "The link has more than 16 of \"via\". Leave the others out."
            ),
            (
                .innerLink("via", .unknownPath("/sofa")),
                """
                The link's "via" can't be opened. The app has no screen at "/sofa". It was removed or renamed, or the link is \
                misspelt; case counts.
                """
            ),
        ] as [(DeepLinkRefusal, String)])
    func eachRefusalSaysWhatHappenedAndWhatToDo(_ refusal: DeepLinkRefusal, _ text: String) {
        #expect(refusal.description == text)
    }

    @Test func linkContentCannotForgeLogLines() {
        let text = DeepLinkRefusal.unknownPath("/a\nERROR \u{202E}b\u{1B}[31m").description
        #expect(text.hasPrefix(#"The app has no screen at "/a\nERROR \u{202E}b\u{1B}[31m"."#))
    }

    @Test func linkContentIsTruncated() {
        let text = DeepLinkRefusal.unknownPath("/" + String(repeating: "x", count: 2_000)).description
        #expect(text.hasPrefix("The app has no screen at \"/\(String(repeating: "x", count: 79))…\"."))
    }
}

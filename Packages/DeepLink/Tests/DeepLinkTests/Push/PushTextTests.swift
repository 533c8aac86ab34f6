import DeepLink
import Testing

@Suite struct PushTextTests {
    @Test(
        arguments: [
            (.tooLarge(bytes: 5_000, limit: 4_096), "The push is 5000 bytes long; up to 4096 are read. Send less."),
            (.notJSON, "The push is not JSON in UTF-8, or not an object."),
            (.missing(path: "id"), "The push has no \"id\". Add it."),
            (
                .wrongType(path: "refresh[1]", expected: "a text"),
                "The push's \"refresh[1]\" should be a text. Correct it."
            ),
            (.unknownVersion(2), "The push has version 2; only 1 is read. Update the app."),
            (
                .unknownValue(path: "kind", value: "loud", expected: ["alert", "silent"]),
                "The push's \"kind\" is \"loud\", but should be one of alert, silent."
            ),
            (
                .tooLong(path: "title", bytes: 300, limit: 256),
                "The push's \"title\" is 300 bytes long; up to 256 are read. Shorten it."
            ),
            (
                .tooMany(path: "actions", count: 5, limit: 4),
                "The push's \"actions\" has 5 entries; up to 4 are read. Send fewer."
            ),
            (.empty(path: "title"), "The push's \"title\" is empty. Fill it in or leave it out."),
            (.controlCharacter(path: "title"), "The push's \"title\" holds a control character. Take it out."),
            (
                .badLink(
                    path: "link", .malformedURL("bag", reason: "it begins neither with a scheme nor with a slash")),
                """
                The push's "link" isn't a valid link. The link "bag" can't be read: it begins neither with a scheme nor with \
                a slash. Correct it.
                """
            ),
            (
                .badDate(path: "expires"),
                """
                The push's "expires" isn't a valid time. Write seconds since 1970, or a text like "2026-01-31T12:00:00Z".
                """
            ),
            (
                .repeatedAction(path: "actions[1].id"),
                "The push's \"actions[1].id\" is the name of an action before it. Give it another."
            ),
            (.unknownAction, "The push has no such action. Hand over the name of one that it has."),
        ] as [(PushPayloadError, String)])
    func eachErrorSaysWhatHappenedAndWhatToDo(_ error: PushPayloadError, _ text: String) {
        #expect(error.description == text)
    }
}

import DeepLink
import Testing

@Suite struct PushTextTests {
    @Test(
        arguments: [
            (.tooLarge(bytes: 5_000, limit: 4_096), "The push is 5000 bytes long; up to 4096 are read. Send less."),
            (.notJSON, "The push isn't a JSON object in UTF-8. Send one."),
            (.version(2), "The push has version 2; only 1 is read. Update the app."),
            (
                .field("refresh[1]", problem: "should be a text"),
                "The push's \"refresh[1]\" should be a text. Correct it."
            ),
        ] as [(PushPayloadError, String)])
    func eachErrorNamesTheProblem(_ error: PushPayloadError, _ text: String) {
        #expect(error.description == text)
    }
}

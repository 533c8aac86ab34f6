import FlowKit
import Model
import Testing

@Suite struct ErrorCopyTests {
    private static let fits: LocalizedStringResource =
        "Please try again. If the problem continues, update the app."

    @Test(
        arguments: [
            (.offline, "You're offline", "Check your connection. We'll try again as soon as you're back online."),
            (
                .timedOut(after: .seconds(1)), "The shop isn't responding",
                "Please try again in a moment."
            ),
            (.unauthorized, "Please sign in", "You need to be signed in to see this."),
            (
                .forbidden(message: "secret"), "Not allowed",
                "Your account can't open this. Sign in with another account to continue."
            ),
            (
                .conflict(message: "secret"), "This has changed", "Check the latest version, then try again."
            ),
            (
                .untrusted("secret"), "Connection not secure",
                "We couldn't verify that this is our shop. Check your device's date, or use a different network."
            ),
            (.notFound("product 12"), "Not found", "We couldn't find this. It may have been removed from the shop."),
            (.rateLimited(retryAfter: .seconds(30)), "Too many requests", "Please try again in \(30) seconds."),
            (.rateLimited(retryAfter: .milliseconds(10)), "Too many requests", "Please try again in \(1) seconds."),
            (.rateLimited(retryAfter: nil), "Too many requests", "Please wait a moment and try again."),
            (.rejected(status: 400, message: "secret"), "Something went wrong", fits),
            (.undecodable(path: "a", reason: "b"), "Something went wrong", fits),
            (.tooLarge(limitInBytes: 1), "Something went wrong", fits),
            (
                .server(status: 500, message: "secret"), "Something went wrong on our end",
                "Please try again in a moment."
            ),
            (
                .storage("secret"), "Can't access saved data",
                "Make sure this device has free storage, then try again."
            ),
        ] as [(ServiceError, LocalizedStringResource, LocalizedStringResource)])
    func eachKindOfFailureHasWordsOfItsOwn(
        _ error: ServiceError, _ title: LocalizedStringResource, _ message: LocalizedStringResource
    ) {
        let copy = ErrorCopy(error)
        #expect(copy.title == title)
        #expect(copy.message == message)
        #expect(copy.isShown)
    }

    @Test func cancellationIsNotShown() {
        let copy = ErrorCopy(.cancelled)
        #expect(!copy.isShown && !copy.canRetry)
        #expect(copy.title == "" && copy.message == "")
    }

    @Test func retryIsOfferedOnlyWhenItCanHelp() {
        #expect(!ErrorCopy(.unauthorized).canRetry)
        #expect(!ErrorCopy(.notFound("x")).canRetry)
        #expect(!ErrorCopy(.forbidden(message: nil)).canRetry)
        #expect(ErrorCopy(.conflict(message: nil)).canRetry)
        #expect(ErrorCopy(.untrusted("x")).canRetry)
        #expect(ErrorCopy(.offline).canRetry)
        #expect(ErrorCopy(.storage("x")).canRetry)
    }
}

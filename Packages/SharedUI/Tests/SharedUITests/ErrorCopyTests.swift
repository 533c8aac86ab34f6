import Model
import SharedUI
import Testing

@Suite struct ErrorCopyTests {
    private static let fits = "The shop and this app did not understand each other."

    @Test(
        arguments: [
            (.offline, "You are offline", "Check your connection. We try again as soon as it is back."),
            (
                .timedOut(after: .seconds(1)), "That took too long",
                "The shop did not answer in time. Please try again."
            ),
            (.unauthorised, "Please sign in", "This is only for signed-in customers."),
            (.forbidden(message: "secret"), "Not allowed", "This is not for your account."),
            (
                .conflict(message: "secret"), "It has changed meanwhile", "Have a look at how it is now, and try again."
            ),
            (
                .untrusted("secret"), "No safe connection",
                "We can't be sure that this is our shop. Check the date of your device, or use another network."
            ),
            (.notFound("product 12"), "Not found", "This is not, or no longer, in our shop."),
            (.rateLimited(retryAfter: .seconds(30)), "Too many requests", "Please try again in 30 seconds."),
            (.rateLimited(retryAfter: .milliseconds(10)), "Too many requests", "Please try again in 1 second."),
            (.rateLimited(retryAfter: nil), "Too many requests", "Please wait a moment and try again."),
            (.rejected(status: 400, message: "secret"), "Something does not fit", fits),
            (.undecodable(path: "a", reason: "b"), "Something does not fit", fits),
            (.tooLarge(limitInBytes: 1), "Something does not fit", fits),
            (
                .server(status: 500, message: "secret"), "The shop has a problem",
                "It is not your fault. Please try again in a moment."
            ),
            (
                .storage("secret"), "This device has a problem",
                "Your data could not be read or saved. Is the disk full?"
            ),
        ] as [(ServiceError, String, String)])
    func eachKindOfFailureHasWordsOfItsOwn(_ error: ServiceError, _ title: String, _ message: String) {
        let copy = ErrorCopy(error)
        #expect(copy.title == title)
        #expect(copy.message == message)
        #expect(copy.isShown)
    }

    @Test func nobodyIsToldOfACancellation() {
        let copy = ErrorCopy(.cancelled)
        #expect(!copy.isShown && !copy.canRetry)
        #expect(copy.title.isEmpty && copy.message.isEmpty)
    }

    @Test func whatCanNotHelpIsNotOffered() {
        #expect(!ErrorCopy(.unauthorised).canRetry)
        #expect(!ErrorCopy(.notFound("x")).canRetry)
        #expect(!ErrorCopy(.forbidden(message: nil)).canRetry)
        #expect(ErrorCopy(.conflict(message: nil)).canRetry)
        #expect(ErrorCopy(.untrusted("x")).canRetry)
        #expect(ErrorCopy(.offline).canRetry)
        #expect(ErrorCopy(.storage("x")).canRetry)
    }
}

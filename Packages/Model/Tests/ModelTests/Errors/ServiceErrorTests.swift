import FlowKit
import Model
import Testing

@Suite struct ServiceErrorTests {
    @Test(
        arguments: [
            (
                .offline,
                "The server can't be reached. The device is offline, or the server is not running at this address."
            ),
            (
                .timedOut(after: .seconds(20)),
                "The server did not answer within 20.0 seconds. It is overloaded, or the connection is very slow. Try again."
            ),
            (
                .cancelled,
                "The request was cancelled because nobody waits for its answer any more. This is not an error to show."
            ),
            (.unauthorised, "The server wants to know who asks (401). Sign in and repeat the request."),
            (
                .forbidden(message: "not your cart"),
                "The server knows who asks and does not allow it (403): not your cart. It belongs to somebody else, or needs "
                    + "more rights. Ask as another user."
            ),
            (
                .forbidden(message: nil),
                "The server knows who asks and does not allow it (403): without a word. It belongs to somebody else, or "
                    + "needs more rights. Ask as another user."
            ),
            (
                .conflict(message: "only 2 left"),
                "The request does not go with what the server holds by now (409): only 2 left. Something has changed "
                    + "meanwhile. Load it anew and decide again."
            ),
            (
                .conflict(message: nil),
                "The request does not go with what the server holds by now (409): without a word. Something has changed "
                    + "meanwhile. Load it anew and decide again."
            ),
            (
                .untrusted("the certificate is self-signed"),
                "Whoever answered could not show that it is the server: the certificate is self-signed. It was sent "
                    + "nothing. The certificate is not the right one, the device's date is wrong, or somebody listens on "
                    + "this network."
            ),
            (
                .notFound("product 12"),
                "The server knows of no product 12 (404). It was removed, or the link to it is wrong."
            ),
            (
                .rateLimited(retryAfter: .seconds(30)),
                "The server has been asked too often (429). It may be asked again after 30.0 seconds."
            ),
            (
                .rateLimited(retryAfter: nil),
                "The server has been asked too often (429) and does not say when to ask again. Wait a minute."
            ),
            (
                .rejected(status: 400, message: "no such field"),
                "The server refused the request (400): no such field. The request itself is wrong."
            ),
            (
                .rejected(status: 400, message: nil),
                "The server refused the request (400): without a word. The request itself is wrong."
            ),
            (
                .server(status: 503, message: "maintenance"),
                "The server failed (503): maintenance. This is the server's fault. Try again later."
            ),
            (
                .server(status: 500, message: nil),
                "The server failed (500): without a word. This is the server's fault. Try again later."
            ),
            (
                .undecodable(path: "products.3.price", reason: "a number is missing"),
                "The answer can't be read at \"products.3.price\": a number is missing. The server speaks another version of "
                    + "the format, or the address is not that of the shop's API."
            ),
            (
                .undecodable(path: "products.3.price", reason: "a number is expected", snippet: #""cheap""#),
                "The answer can't be read at \"products.3.price\": a number is expected. There stands: \"cheap\". The server "
                    + "speaks another version of the format, or the address is not that of the shop's API."
            ),
            (
                .undecodable(path: "", reason: "it is empty"),
                "The answer can't be read at its root: it is empty. The server speaks another version of the format, or the "
                    + "address is not that of the shop's API."
            ),
            (
                .tooLarge(limitInBytes: 1_000),
                "The answer is larger than the 1000 bytes that are accepted. Ask for less at a time."
            ),
            (
                .storage("disk I/O error"),
                "The device's store failed: disk I/O error. Check that the disk is not full and that the file can be written."
            ),
        ] as [(ServiceError, String)])
    func eachErrorSaysWhatHappenedAndWhatToDo(_ error: ServiceError, _ text: String) {
        #expect(error.description == text)
    }

    @Test func someFailuresPassByThemselves() {
        let transient: [ServiceError] = [
            .offline, .timedOut(after: .seconds(1)), .rateLimited(retryAfter: nil), .server(status: 500, message: nil),
        ]
        let lasting: [ServiceError] = [
            .cancelled, .unauthorised, .notFound("x"), .rejected(status: 400, message: nil), .tooLarge(limitInBytes: 1),
            .undecodable(path: "", reason: ""), .storage(""), .forbidden(message: nil), .conflict(message: nil),
            .untrusted(""),
        ]
        #expect(transient.allSatisfy { $0.isTransient })
        #expect(!lasting.contains { $0.isTransient })
    }

    @Test func onlyCancellationsAreCancellations() {
        #expect(ServiceError.cancelled.isCancellation)
        #expect(!ServiceError.offline.isCancellation)
        #expect(BagError.service(.cancelled).isCancellation)
        #expect(!BagError.service(.offline).isCancellation)
        #expect(!BagError.refused(.soldOut).isCancellation)
    }
}

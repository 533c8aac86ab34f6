import FlowKit
import Model
import Testing

@Suite struct ServiceErrorTests {
    @Test(
        arguments: [
            (
                .offline,
                "The server can't be reached. The device is offline, or no server is running at this address."
            ),
            (
                .timedOut(after: .seconds(20)),
                "The server didn't respond within 20.0 seconds. It is overloaded, or the connection is slow. Try again."
            ),
            (
                .cancelled,
                "The request was canceled because its caller no longer needs the response. Don't show this as an error."
            ),
            (.unauthorized, "The server requires authentication (401). Sign in and repeat the request."),
            (
                .forbidden(message: "not your cart"),
                "The server denied access (403): not your cart. The resource belongs to another user, or requires more rights. "
                    + "Use another account."
            ),
            (
                .forbidden(message: nil),
                "The server denied access (403): no message. The resource belongs to another user, or requires more rights. Use "
                    + "another account."
            ),
            (
                .conflict(message: "only 2 left"),
                "The request conflicts with the server's current state (409): only 2 left. Reload the resource, then try again."
            ),
            (
                .conflict(message: nil),
                "The request conflicts with the server's current state (409): no message. Reload the resource, then try again."
            ),
            (
                .untrusted("the certificate is self-signed"),
                "The server's identity couldn't be verified: the certificate is self-signed. Nothing was sent. The certificate or "
                    + "the device's date is wrong, or the connection is being intercepted."
            ),
            (
                .notFound("product 12"),
                "The server has no product 12 (404). It was removed, or the link to it is wrong."
            ),
            (
                .rateLimited(retryAfter: .seconds(30)),
                "The server received too many requests (429). Retry after 30.0 seconds."
            ),
            (
                .rateLimited(retryAfter: nil),
                "The server received too many requests (429) and didn't say when to retry. Wait a minute."
            ),
            (
                .rejected(status: 400, message: "no such field"),
                "The server rejected the request (400): no such field. The request itself is invalid."
            ),
            (
                .rejected(status: 400, message: nil),
                "The server rejected the request (400): no message. The request itself is invalid."
            ),
            (
                .server(status: 503, message: "maintenance"),
                "The server failed (503): maintenance. This is the server's fault. Try again later."
            ),
            (
                .server(status: 500, message: nil),
                "The server failed (500): no message. This is the server's fault. Try again later."
            ),
            (
                .undecodable(path: "products.3.price", reason: "a number is missing"),
                "The response can't be decoded at \"products.3.price\": a number is missing. The server uses another version of "
                    + "the format, or the address isn't that of the shop's API."
            ),
            (
                .undecodable(path: "", reason: "it is empty"),
                "The response can't be decoded at its root: it is empty. The server uses another version of the format, or the "
                    + "address isn't that of the shop's API."
            ),
            (
                .tooLarge(limitInBytes: 1_000),
                "The response exceeds the limit of 1000 bytes. Request less at a time."
            ),
            (
                .storage("disk I/O error"),
                "The device's store failed: disk I/O error. Check that the disk isn't full and that the file is writable."
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
            .cancelled, .unauthorized, .notFound("x"), .rejected(status: 400, message: nil), .tooLarge(limitInBytes: 1),
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

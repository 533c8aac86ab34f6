import HTTPTypes
import Model

extension Fault {
    /// What a server says that does not answer the question.
    static let status: [Fault] = [
        Fault(name: "204", outcome: .undecodable("it is empty")) { _, _ in .raw("HTTP/1.1 204 No\r\n\r\n", .complete) },
        Fault(name: "304 without a condition", outcome: .failure(.rejected(status: 304, message: nil))) { _, _ in
            .raw("HTTP/1.1 304 No\r\n\r\n", .complete)
        },
        Fault(
            name: "redirect loop", requests: 4...4,
            outcome: .undecodable("it leads from one address to another and does not end")
        ) { _, _ in .json("", status: 302, headers: ["Location": "/products"]) },
        Fault(name: "401 loop", question: .orders, requests: 2...2, outcome: .failure(.unauthorized)) { _, _ in
            .json("{}", status: 401)
        },
        Fault(name: "403", outcome: .failure(.forbidden(message: nil))) { _, _ in .json("{}", status: 403) },
        Fault(name: "404", outcome: .failure(.notFound("list of products"))) { _, _ in
            .json(#"{"message":"not found","reason":"gone"}"#, status: 404)
        },
        Fault(name: "404 of a gateway", outcome: .failure(.rejected(status: 404, message: "Not Found"))) { _, _ in
            .json(#"{"message":"Not Found"}"#, status: 404)
        },
        Fault(name: "409", outcome: .failure(.conflict(message: nil))) { _, _ in .json("{}", status: 409) },
        Fault(
            name: "429 with Retry-After, then fine", time: .goesOn([.seconds(2)]), requests: 2...2, outcome: .fine
        ) { _, number in
            number == 1 ? .json("", status: 429, headers: ["Retry-After": "2"]) : .products(1, 2)
        },
        Fault(name: "429 with a long Retry-After", outcome: .failure(.rateLimited(retryAfter: .seconds(60)))) { _, _ in
            .json("", status: 429, headers: ["Retry-After": "60"])
        },
        Fault(name: "429 without Retry-After", requests: 3...3, outcome: .failure(.rateLimited(retryAfter: nil))) {
            _, _ in .json("", status: 429)
        },
        Fault(name: "429 without Retry-After, then fine", requests: 2...2, outcome: .fine) { _, number in
            number == 1 ? .json("", status: 429) : .products(1, 2)
        },
        Fault(name: "500 burst, then fine", requests: 3...3, outcome: .fine) { _, number in
            number < 3 ? .json("", status: 500) : .products(1, 2)
        },
        Fault(name: "500 for good", requests: 3...3, outcome: .failure(.server(status: 500, message: "out of order"))) {
            _, _ in .json(#"{"message":"out of order"}"#, status: 500)
        },
    ]
}

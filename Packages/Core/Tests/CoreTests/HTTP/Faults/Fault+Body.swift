import Model

extension Fault {
    /// What is wrong with an answer whose status is fine.
    static let body: [Fault] = [
        Fault(
            name: "truncated JSON",
            outcome: .undecodable("it is not JSON")
        ) { _, _ in .json(#"{"total":2,"products":[{"id":1,"title":"A"#) },
        Fault(
            name: "shorter announced than sent", requests: 1...1,
            outcome: .undecodable("it is not JSON")
        ) { _, _ in
            .raw("HTTP/1.1 200 OK\r\nContent-Length: 10\r\n\r\n{\"total\":2,\"products\":[]}", .complete)
        },
        Fault(name: "JSON that is called something else", outcome: .fine) { _, _ in
            .body(WireSample.list([WireSample.product(1), WireSample.product(2)], total: 2), type: "text/plain")
        },
        Fault(name: "wrong content type", outcome: .undecodable("it is an image")) { _, _ in
            .body("\u{0}PNG\r\n", type: "image/png")
        },
        Fault(name: "text", outcome: .undecodable("it is not JSON")) { _, _ in
            .body("Hello,\u{1B}\n shop", type: "text/plain")
        },
        Fault(
            name: "200 with HTML",
            outcome: .undecodable("it is HTML")
        ) { _, _ in .body("<!DOCTYPE html>\n<html><title>Free Wi-Fi</title></html>", type: "text/html; charset=utf-8")
        },
        Fault(name: "invalid UTF-8", outcome: .undecodable("it is not UTF-8")) { _, _ in
            var reply = Reply.json(#"{"total":2,?"#)
            reply.bytes[reply.bytes.count - 1] = 0xFF
            return reply
        },
        Fault(name: "100 MB announced", outcome: .failure(.tooLarge(limitInBytes: 4 << 20))) { _, _ in
            .raw("HTTP/1.1 200 OK\r\nContent-Length: 104857600\r\n\r\n", .flood)
        },
        Fault(name: "100 MB and more", outcome: .failure(.tooLarge(limitInBytes: 4 << 20))) { _, _ in
            .raw("HTTP/1.1 200 OK\r\n\r\n", .flood)
        },
        Fault(name: "gzip bomb", outcome: .failure(.tooLarge(limitInBytes: 4 << 20))) { _, _ in
            .compressed(Compressed.bomb)
        },
        Fault(name: "the same page twice", question: .pages, requests: 2...2, outcome: .success([[1, 2], [1, 2]])) {
            _, _ in .products(1, 2, total: 4)
        },
        Fault(name: "a product twice on a page", outcome: .success([[1]])) { _, _ in .products(1, 1) },
        Fault(name: "a list that shrinks", question: .pages, requests: 2...2, outcome: .success([[1, 2], []])) {
            _, number in number == 1 ? .products(1, 2, total: 4) : .products(total: 2, skip: 2)
        },
    ]
}

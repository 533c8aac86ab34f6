import StoreServer
import Testing

@Suite struct ProtocolTests {
    @Test func aKnownETagGetsNotModified() async throws {
        try await TestStore.with { test in
            let first = try await test.client.get("/products/1")
            let tag = try #require(first.header("etag"))
            for known in [tag, "W/\(tag)", "\"other\", \(tag)", "*"] {
                let again = try await test.client.get("/products/1", ["If-None-Match": known])
                #expect(again.status == 304)
                #expect(again.body.isEmpty)
                #expect(again.header("etag") == tag)
            }
            #expect(try await test.client.get("/products/1", ["If-None-Match": "\"other\""]).status == 200)
            #expect(try await test.client.get("/products/2").header("etag") != tag)
        }
    }

    @Test func headIsGetWithoutABody() async throws {
        try await TestStore.with { test in
            let get = try await test.client.get("/products/1")
            let head = try await test.client.send("HEAD", "/products/1")
            #expect(head.status == 200)
            #expect(head.body.isEmpty)
            #expect(head.header("content-length") == String(get.body.utf8.count))
        }
    }

    @Test(arguments: ["POST", "PUT", "PATCH", "DELETE", "OPTIONS", "BREW"])
    func theCatalogIsReadOnly(_ method: String) async throws {
        try await TestStore.with { test in
            let response = try await test.client.send(method, "/products/1", body: #"{"title":"Mine"}"#)
            // The parser knows no method of that name, and that is a bad request rather than a crash.
            #expect(response.status == (method == "BREW" ? 400 : 405))
            if method != "BREW" {
                #expect(response.header("allow") == "GET, HEAD")
                #expect(response.message == "This can only be read: use GET")
            }
        }
    }

    @Test func aConnectionServesMoreThanOneRequest() async throws {
        try await TestStore.with { test in
            let one = "GET /products/1?select=id HTTP/1.1\r\nHost: localhost\r\n\r\n"
            let last = "GET /products/2?select=id HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
            let text = try await test.client.exchange(one + one + last)
            #expect(text.components("HTTP/1.1 200 OK") == 3)
            #expect(text.components(#"{"id":1}"#) == 2)
            #expect(text.hasSuffix(#"{"id":2}"#))
        }
    }
}

extension String {
    /// Returns the number of occurrences of a text.
    func components(_ text: String) -> Int { ranges(of: text).count }
}

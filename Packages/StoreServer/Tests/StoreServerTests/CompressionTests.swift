import StoreServer
import Testing

@Suite struct CompressionTests {
    private func ask(
        _ test: TestStore, _ encodings: String?, _ target: String = "/products/1", method: String = "GET"
    ) async throws -> (head: String, body: [UInt8]) {
        let accept = encodings.map { "Accept-Encoding: \($0)\r\n" } ?? ""
        return try await test.client.bytes(
            "\(method) \(target) HTTP/1.1\r\nHost: a\r\n\(accept)Connection: close\r\n\r\n")
    }

    @Test(arguments: ["gzip", "gzip;q=1, deflate;q=0.5", "*", "x-gzip"])
    func whoTakesItCompressedGetsItSo(_ encodings: String) async throws {
        try await TestStore.with { test in
            let plain = try await ask(test, nil)
            #expect(plain.body.count > 1024)
            #expect(plain.head.contains("Vary: Accept-Encoding"))
            #expect(!plain.head.lowercased().contains("content-encoding"))
            #expect(!plain.head.contains("store-compress"))
            let packed = try await ask(test, encodings)
            #expect(packed.head.lowercased().contains("content-encoding: gzip"))
            #expect(packed.head.lowercased().contains("content-length: \(packed.body.count)"))
            #expect(packed.head.contains("ETag: W/\""))
            #expect(!packed.head.contains("store-compress"))
            #expect(packed.body.count < plain.body.count)
            // What it is of, as the end of a gzip member says (RFC 1952): CRC-32 and length.
            #expect(Array(packed.body.prefix(2)) == [0x1F, 0x8B])
            #expect(Array(packed.body.suffix(8)) == bytes(checksum(plain.body)) + bytes(UInt32(plain.body.count)))
        }
    }

    @Test(arguments: ["", "br", "identity", "gzip;q=0", "gzip;q=nonsense", ";;;,,,=", "gzip;q"])
    func whoDoesNotGetsItPlain(_ encodings: String) async throws {
        try await TestStore.with { test in
            let plain = try await ask(test, encodings)
            #expect(!plain.head.lowercased().contains("content-encoding"))
            #expect(plain.body.first == UInt8(ascii: "{"))
        }
    }

    @Test func deflateIsTakenToo() async throws {
        try await TestStore.with { test in
            let packed = try await ask(test, "deflate")
            #expect(packed.head.lowercased().contains("content-encoding: deflate"))
            #expect(packed.head.lowercased().contains("content-length: \(packed.body.count)"))
        }
    }

    @Test func whatIsSmallOrHasNoBodyIsLeftAlone() async throws {
        try await TestStore.with { test in
            let small = try await ask(test, "gzip", "/products/1?select=title")
            #expect(!small.head.lowercased().contains("content-encoding"))
            let head = try await ask(test, "gzip", method: "HEAD")
            #expect(head.body.isEmpty)
            #expect(!head.head.lowercased().contains("content-encoding"))
            let tag = try #require(try await test.client.get("/products/1").header("etag"))
            let known = try await test.client.get(
                "/products/1", ["If-None-Match": "W/\(tag)", "Accept-Encoding": "gzip"])
            #expect(known.status == 304)
            #expect(known.body.isEmpty)
        }
    }

    /// What is no request has an answer, and no encoding that could be asked for.
    @Test func whatIsNoRequestIsStillToldSo() async throws {
        try await TestStore.with { test in
            let one = "GET /products/1 HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n\r\n"
            for text in ["HELLO\r\n\r\n", one + "HELLO\r\n\r\n", one + one + "\u{0}\r\n\r\n"] {
                _ = try await test.client.exchange(text)
            }
            #expect(try await test.client.get("/products/1").status == 200)
        }
    }

    @Test func aConnectionMixesThem() async throws {
        try await TestStore.with { test in
            let packed = "GET /products/1 HTTP/1.1\r\nHost: a\r\nAccept-Encoding: gzip\r\n\r\n"
            let plain = "GET /products/2?select=id HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n"
            let text = try await test.client.exchange(packed + packed + plain)
            #expect(text.components("HTTP/1.1 200 OK") == 3)
            #expect(text.hasSuffix(#"{"id":2}"#))
        }
    }

    private func bytes(_ value: UInt32) -> [UInt8] { [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: value >> $0) } }

    private func checksum(_ bytes: [UInt8]) -> UInt32 {
        ~bytes.reduce(UInt32.max) { sum, byte in
            (0..<8).reduce(sum ^ UInt32(byte)) { sum, _ in sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
    }
}

import StoreServer
import Testing

/// Any bytes are rejected, and the server handles the next request.
@Suite struct HostileInputTests {
    @Test(arguments: [
        "\r\n\r\n\r\n\r\n", "GET\r\n\r\n", "\u{0}\u{1}\u{2}\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
        "GET / HTTP/1.1\r\nHost\r\n\r\n",
        "GET / HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
        "GET / HTTP/1.1\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n",
        "GET / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        "{\"json\":true}\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}\r\n\r\n",
    ])
    func bytesThatAreNotHTTPAreRejected(_ text: String) async throws {
        var configuration = StoreServerConfiguration()
        configuration.limits.idleTime = .milliseconds(300)
        try await TestStore.with(configuration) { test in
            let answer = try await test.client.exchange(text)
            #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 4"))
            #expect(try await test.client.get("/products/1").status == 200)
        }
    }

    @Test func aMalformedRequestLineIsABadRequest() async throws {
        try await TestStore.with { test in
            let response = try RawClient.parse(try await test.client.exchange("HELLO STORE\r\n\r\n"))
            #expect(response.status == 400)
        }
    }

    @Test func anEndlessHeaderIsRejected() async throws {
        try await TestStore.with { test in
            let field = "X-Long: " + String(repeating: "a", count: 10_000_000)
            let answer = try await test.client.exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\(field)\r\n\r\n")
            #expect(answer.isEmpty || answer.hasPrefix("HTTP/1.1 4"))
            let fields = (0..<5000).map { "X-\($0): a\r\n" }.joined()
            let many = try await test.client.exchange(
                "GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\(fields)\r\n")
            #expect(many.isEmpty || many.hasPrefix("HTTP/1.1 4"))
            #expect(try await test.client.get("/products/1").status == 200)
        }
    }

    @Test func aLongHeaderIsABadRequest() async throws {
        try await TestStore.with { test in
            let response = try await test.client.get("/", ["X-Long": String(repeating: "a", count: 40_000)])
            #expect(response.status == 400)
        }
    }

    @Test func aLongTargetIsRejected() async throws {
        try await TestStore.with { test in
            let response = try await test.client.get("/products?q=" + String(repeating: "a", count: 3000))
            #expect(response.status == 414)
            #expect(response.message == "The address is too long. At most 2048 bytes are accepted")
        }
    }

    @Test func aLargeBodyIsRejectedBeforeItIsSent() async throws {
        try await TestStore.with { test in
            let large = try await test.client.exchange(
                "POST /products HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5000000000\r\n\r\n")
            #expect(try RawClient.parse(large).status == 413)
            #expect(
                try RawClient.parse(large).message == "The request is too large. At most 65536 bytes are accepted")
            #expect(try await test.client.get("/products/1").status == 200)
        }
    }

    /// The client sends until the server closes the connection.
    @Test func anEndlessBodyIsCutOff() async throws {
        try await TestStore.with { test in
            try await blocking {
                let socket = try RawSocket(port: test.address.port)
                defer { socket.close() }
                socket.write("POST /products HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n")
                let chunk = "10000\r\n" + String(repeating: "b", count: 0x10000) + "\r\n"
                while socket.write(chunk) {}
            }
            #expect(try await test.client.get("/products/1").status == 200)
        }
    }

    /// A head has to arrive within the idle time.
    @Test func anIncompleteHeadIsClosedAfterTheIdleTime() async throws {
        var configuration = StoreServerConfiguration()
        configuration.limits.idleTime = .milliseconds(300)
        try await TestStore.with(configuration) { test in
            let end = try await blocking {
                let socket = try RawSocket(port: test.address.port)
                defer { socket.close() }
                socket.write("GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: ")
                return try socket.readAll()
            }
            #expect(end.isEmpty)
        }
    }

    @Test func anIncompleteBodyIsClosedAfterTheIdleTime() async throws {
        var configuration = StoreServerConfiguration()
        configuration.limits.idleTime = .milliseconds(300)
        try await TestStore.with(configuration) { test in
            let answer = try await test.client.exchange(
                "GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\na")
            #expect(answer.isEmpty)
        }
    }

    @Test func aSilentConnectionIsClosed() async throws {
        var configuration = StoreServerConfiguration()
        configuration.limits.idleTime = .milliseconds(300)
        try await TestStore.with(configuration) { test in
            let answer = try await test.client.exchange("")
            #expect(answer.isEmpty)
        }
    }

    @Test func connectionsBeyondTheLimitWait() async throws {
        var configuration = StoreServerConfiguration()
        configuration.limits.connections = 2
        try await TestStore.with(configuration) { test in
            let port = test.address.port
            let answer = try await blocking {
                let holders = try (0..<2).map { _ in try RawSocket(port: port) }
                for holder in holders {
                    holder.write("GET /products/1?select=id HTTP/1.1\r\nHost: localhost\r\n\r\n")
                    _ = try holder.read(until: "}")
                }
                let waiting = try RawSocket(port: port)
                defer { waiting.close() }
                waiting.write("GET /products/1 HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
                for holder in holders { holder.close() }
                return try waiting.readAll()
            }
            #expect(answer.hasPrefix("HTTP/1.1 200"))
        }
    }

    @Test func aHundredConcurrentRequestsAreServed() async throws {
        try await TestStore.with { test in
            try await withThrowingTaskGroup(of: Int.self) { group in
                for id in 1...100 { group.addTask { try await test.client.get("/products/\(id)").status } }
                for try await status in group { #expect(status == 200) }
            }
        }
    }
}

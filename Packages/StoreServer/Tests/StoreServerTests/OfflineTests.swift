import StoreServer
import Testing

@Suite struct OfflineTests {
    @Test func anOfflineServerIsUnreachableAndReturnsOnItsPort() async throws {
        try await TestStore.with { test in
            for _ in 0..<3 {
                #expect(try await test.client.get("/products/1").status == 200)
                await test.store.goOffline()
                await #expect(throws: TestError.self) { try await test.client.get("/products/1") }
                #expect(await test.store.address == test.address)
                try await test.store.goOnline()
            }
            #expect(try await test.client.get("/products/1").status == 200)
        }
    }

    @Test func goingOfflineClosesConnections() async throws {
        var configuration = StoreServerConfiguration()
        configuration.faults = [.delay(.seconds(3600)).onPath("/products/2")]
        try await TestStore.with(configuration) { test in
            let port = test.address.port
            let (started, continuation) = AsyncStream.makeStream(of: Void.self)
            async let cut = blocking {
                // One between two requests, and one that waits for its answer.
                let idle = try RawSocket(port: port)
                let waiting = try RawSocket(port: port)
                idle.write("GET /products/1?select=id HTTP/1.1\r\nHost: localhost\r\n\r\n")
                _ = try idle.read(until: "}")
                waiting.write("GET /products/2 HTTP/1.1\r\nHost: localhost\r\n\r\n")
                continuation.finish()
                return try [idle.readAll(), waiting.readAll()]
            }
            for await _ in started {}
            await test.store.goOffline()
            let ends = try await cut
            #expect(ends == ["", ""])
        }
    }

    @Test func goingOfflineOrOnlineTwiceHasNoEffect() async throws {
        try await TestStore.with { test in
            try await test.store.goOnline()
            #expect(try await test.client.get("/products/1").status == 200)
            await test.store.goOffline()
            await test.store.goOffline()
            try await test.store.goOnline()
            try await test.store.goOnline()
            #expect(try await test.client.get("/products/1").status == 200)
        }
    }

    @Test func concurrentTransitionsEndAsRequestedLast() async throws {
        try await TestStore.with { test in
            await withTaskGroup(of: Void.self) { group in
                for index in 0..<20 {
                    group.addTask {
                        if index.isMultiple(of: 2) {
                            await test.store.goOffline()
                        } else {
                            try? await test.store.goOnline()
                        }
                    }
                }
            }
            try await test.store.goOnline()
            #expect(try await test.client.get("/products/1").status == 200)
        }
    }

    @Test func goingOnlineCanBeRetriedWhenThePortIsFree() async throws {
        // Not a port of the system's choice: while this server is offline, the system may give it to another test.
        let port = try await Self.freePort()
        try await TestStore.with(.init(port: port)) { test in
            await test.store.goOffline()
            try await TestStore.with(.init(port: port)) { _ in
                await #expect(throws: StoreServerError.portInUse(host: "127.0.0.1", port: port)) {
                    try await test.store.goOnline()
                }
            }
            try await test.store.goOnline()
            #expect(try await test.client.get("/products/1").status == 200)
        }
    }

    /// Returns a free port below those that systems choose, which begin at 32,768 at the lowest.
    private static func freePort() async throws -> Int {
        for port in (20_000..<30_000).shuffled() {
            do {
                try await TestStore.with(.init(port: port)) { _ in }
                return port
            } catch StoreServerError.portInUse {}
        }
        throw StoreServerError.portInUse(host: "127.0.0.1", port: 0)
    }

    @Test func anOfflineServerStops() async throws {
        var stopped: StoreServer?
        try await TestStore.with { test in
            await test.store.goOffline()
            stopped = test.store
        }
        #expect(await stopped?.address == nil)
    }
}

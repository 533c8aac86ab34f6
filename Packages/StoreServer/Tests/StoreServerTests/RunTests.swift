import Foundation
import StoreServer
import Testing

@Suite struct RunTests {
    @Test func aPortInUseIsReported() async throws {
        try await TestStore.with { test in
            let port = test.address.port
            let second = StoreServer(configuration: .init(port: port))
            let error = await #expect(throws: StoreServerError.self) { try await second.run() }
            #expect(
                error?.description == """
                    Can't listen on 127.0.0.1:\(port): the port is in use.
                    Another program, perhaps another store, listens there. \
                    Stop it, choose another port, or 0 for any free one.
                    """)
            #expect(await second.address == nil)
        }
    }

    @Test(arguments: [-1, 65_536, 1_000_000])
    func anInvalidPortIsRejected(_ port: Int) async throws {
        let store = StoreServer(configuration: .init(port: port))
        let error = await #expect(throws: StoreServerError.self) { try await store.run() }
        #expect(
            error?.description == """
                Can't listen on 127.0.0.1:\(port): there is no such port
                Check that the host is a name or an address of this machine, and that the port is from 0 to 65535.
                """)
    }

    @Test func aForeignHostIsRejected() async throws {
        let store = StoreServer(configuration: .init(host: "203.0.113.7"))
        let error = await #expect(throws: StoreServerError.self) { try await store.run() }
        guard case .cannotListen(host: "203.0.113.7", port: 0, _) = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    @Test func aRunningServerCannotRunAgain() async throws {
        try await TestStore.with { test in
            let error = await #expect(throws: StoreServerError.alreadyRunning) { try await test.store.run() }
            #expect(
                error?.description == "This store runs already. Make another one to serve on a second address.")
        }
    }

    @Test func aStoppedServerCanRunAgain() async throws {
        let store = StoreServer()
        for _ in 0..<2 {
            let (addresses, continuation) = AsyncStream.makeStream(of: StoreAddress.self)
            let running = Task { try await store.run { continuation.yield($0) } }
            for await address in addresses {
                #expect(try await RawClient(port: address.port).get("/products/1").status == 200)
                break
            }
            running.cancel()
            try await running.value
            #expect(await store.address == nil)
        }
    }

    @Test func aStoppedServerCannotGoOnline() async throws {
        let store = StoreServer()
        await store.goOffline()
        let error = await #expect(throws: StoreServerError.notRunning) { try await store.goOnline() }
        #expect(
            error?.description == """
                This store doesn't run. It can go online again only while run(onListening:) has not returned.
                """)
    }

    @Test func aCancelledTaskEndsAtOnce() async throws {
        let running = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            let store = StoreServer()
            try await store.run()
            return await store.address
        }
        #expect(try await running.value == nil)
    }

    /// A response that is being written arrives after the server is stopped.
    @Test func stoppingLetsResponsesEnd() async throws {
        var configuration = StoreServerConfiguration()
        configuration.limits.shutdown = .seconds(20)
        configuration.faults = [.delay(.milliseconds(400))]
        let store = StoreServer(configuration: configuration)
        let (addresses, continuation) = AsyncStream.makeStream(of: StoreAddress.self)
        let running = Task { try await store.run { continuation.yield($0) } }
        for await address in addresses {
            let (started, beginning) = AsyncStream.makeStream(of: Void.self)
            async let answer = blocking {
                let socket = try RawSocket(port: address.port)
                defer { socket.close() }
                // The first answer proves that the connection was taken, the second is the one that is waited for.
                socket.write("GET /products/1?select=id HTTP/1.1\r\nHost: localhost\r\n\r\n")
                _ = try socket.read(until: "}")
                socket.write("GET /products/2?select=id HTTP/1.1\r\nHost: localhost\r\n\r\n")
                beginning.finish()
                return try socket.readAll()
            }
            for await _ in started {}
            running.cancel()
            // Told to stop between its arrival and its answer, or before it was read: never half of it.
            let text = try await answer
            #expect(text.isEmpty || text.hasSuffix(#"{"id":2}"#))
            break
        }
        try await running.value
    }

    @Test func theBaseURLIsReachable() async throws {
        try await TestStore.with { test in
            #expect(test.address.baseURL.absoluteString == "http://127.0.0.1:\(test.address.port)")
            #expect(test.address.port > 0)
        }
        try await TestStore.with(.init(host: "0.0.0.0")) { test in
            #expect(test.address.baseURL.absoluteString == "http://localhost:\(test.address.port)")
        }
    }
}

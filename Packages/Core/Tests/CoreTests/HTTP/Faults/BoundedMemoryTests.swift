import AsyncHTTPClient
import Foundation
import Logging
import Model
import NIOCore
import Synchronization
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism)
struct BoundedMemoryTests {
    /// Counts what is read from the connections of a client, before anything is done with it.
    private final class Count: Sendable {
        private let bytes = Mutex(0)

        var value: Int { bytes.withLock { $0 } }

        func add(_ count: Int) { bytes.withLock { $0 += count } }
    }

    private final class Counter: ChannelInboundHandler {
        typealias InboundIn = ByteBuffer
        let count: Count

        init(_ count: Count) {
            self.count = count
        }

        func channelRead(context: ChannelHandlerContext, data: NIOAny) {
            count.add(Self.unwrapInboundIn(data).readableBytes)
            context.fireChannelRead(data)
        }
    }

    /// The server would send for as long as it can.
    @Test(arguments: [
        ("HTTP/1.1 200 OK\r\n\r\n", 4 << 20),
        ("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n6400000\r\n", 4 << 20),
        ("HTTP/1.1 200 OK\r\nContent-Length: 104857600\r\n\r\n", 0),
    ])
    func ofABodyThatIsTooLargeNoMoreIsReadThanItsLimit(_ head: String, _ limit: Int) async throws {
        let count = Count()
        try await TestServer.run { _ in
            .raw(head, .flood)
        } _: { server in
            var configuration = AsyncHTTPTransport.configuration(AsyncHTTPTransport.testLimits)
            configuration.http1_1ConnectionDebugInitializer = { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(Counter(count), position: .first)
                }
            }
            let quiet = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }
            let transport = AsyncHTTPTransport.forTests(client: HTTPClient(configuration: configuration), logger: quiet)
            let answer = await transport.result(of: APIRequest(url: server.url))
            #expect(answer == .failure(.tooLarge(limitInBytes: 4 << 20)))
            try await server.waitForAbandoned(1)
            await transport.shutdown()
        }
        #expect(count.value > 0)
        // What is on its way when reading stops is a few buffers, and not the rest of the body.
        #expect(count.value <= limit + (1 << 20), "\(count.value) bytes were read")
    }
}

import FlowTestSupport
import Foundation
import Logging
import Model
import Testing

@testable import Core

/// Each of the limits for the time of an exchange has an outcome of its own. That to connect is in `TLSTests`.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism)
struct TimeLimitTests {
    private let clock = ManualClock()

    private func run(
        _ respond: @escaping TestServer.Respond,
        _ body: @escaping @Sendable (TestServer, AsyncHTTPTransport) async throws -> Void
    ) async throws {
        try await TestServer.run(respond) { [clock] server in
            let quiet = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }
            let limits = HTTPTimeLimits(idle: .seconds(3))
            let transport = AsyncHTTPTransport(limits: limits, clock: clock, logger: quiet)
            do {
                try await body(server, transport)
            } catch {
                await transport.shutdown()
                throw error
            }
            await transport.shutdown()
        }
    }

    @Test(arguments: ["", "HTTP/1.1 200 OK\r\n", "HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{"])
    func aServerThatIsSilentForTooLongIsLeft(_ sent: String) async throws {
        try await run { _ in
            .raw(sent, .silence)
        } _: { [clock] server, transport in
            let answer = Task { await transport.result(of: APIRequest(url: server.url, deadline: .seconds(10))) }
            try await server.waitForRequests(1)
            try await clock.waitForSleepers(1)
            // The bytes that arrive may restart the idle time.
            let time = Task {
                while true {
                    try await clock.waitForSleeps("the idle time should run") { !$0.isEmpty }
                    clock.advance(by: .seconds(3))
                }
            }
            try await server.waitForAbandoned(1)
            time.cancel()
            #expect(await answer.value == .failure(.timedOut(after: .seconds(3))))
        }
    }

    @Test func progressDoesNotExtendTheDeadline() async throws {
        let (signals, signal) = AsyncStream.makeStream(of: Void.self)
        let (answers, answer) = AsyncStream.makeStream(of: Void.self)
        let outcome = Task { [clock] in
            try await withDeadline(.seconds(10), idle: .seconds(3), clock: clock) { somethingCame in
                for await _ in signals {
                    somethingCame()
                    answer.yield()
                }
            }
        }
        var heard = answers.makeAsyncIterator()
        for _ in 0..<5 {
            signal.yield()
            await heard.next()
            try await clock.waitForSleepers(1)
            clock.advance(by: .seconds(2))
        }
        await #expect(throws: ServiceError.timedOut(after: .seconds(10))) { try await outcome.value }
    }

    @Test func theRestOfTheTimeIsTheLimitNearTheEnd() async throws {
        try await run { _ in
            .raw("", .silence)
        } _: { [clock] server, transport in
            let answer = Task { await transport.result(of: APIRequest(url: server.url, deadline: .seconds(2))) }
            try await server.waitForRequests(1)
            try await clock.waitForSleepers(1)
            #expect(clock.sleeps == [.seconds(2)])
            clock.advance(by: .seconds(2))
            #expect(await answer.value == .failure(.timedOut(after: .seconds(2))))
        }
    }
}

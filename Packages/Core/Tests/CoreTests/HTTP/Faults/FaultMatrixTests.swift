import FlowTestSupport
import Foundation
import Logging
import Model
import Synchronization
import Testing

@testable import Core

/// Whatever goes wrong, from the socket to the last page: the kind of error that comes of it, how often the server was
/// asked, and whether trying again has healed it. Through the whole chain, against a server on loopback.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism)
struct FaultMatrixTests {
    private static let quiet = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }

    @Test(arguments: Fault.connection + Fault.status + Fault.body)
    func eachFaultHasItsOutcome(_ fault: Fault) async throws {
        let count = Mutex(0)
        try await TestServer.run { request in
            let number = count.withLock { count in
                count += 1
                return count
            }
            return fault.reply(request, number)
        } _: { server in
            let clock = ManualClock()
            let network = LiveNetwork(
                api: try await address(of: fault.place, server),
                http: AsyncHTTPTransport.forTests(clock: clock, logger: Self.quiet),
                retries: RetryPolicy(firstDelay: .zero),
                clock: clock, logger: Self.quiet)
            let answer = Task { await outcome(of: fault.question, network) }
            let time = Task { try await pass(fault.time, clock, server) }
            #expect(await answer.value == fault.outcome)
            time.cancel()
            #expect(fault.requests.contains(server.requests.count), "asked \(server.requests.count) times")
            await network.shutdown()
        }
    }

    private func address(of place: Fault.Place, _ server: TestServer) async throws -> URL {
        switch place {
        case .server: return server.url
        case .nobody: return try #require(URL(string: "http://127.0.0.1:\(try await TestServer.unusedPort())"))
        case .unknownName: return try #require(URL(string: "http://no-such-host.invalid"))
        }
    }

    private func pass(_ time: Fault.Time, _ clock: ManualClock, _ server: TestServer) async throws {
        switch time {
        case .stands:
            break
        case .goesOn(let waits):
            for (number, wait) in waits.enumerated() {
                try await server.waitForRequests(number + 1)
                try await clock.waitForSleeps("\(wait) should be slept") { $0 == [wait] }
                clock.advance(by: wait)
            }
        case .runs:
            try await server.waitForRequests(1)
            while true {
                try await clock.waitForSleeps("something should sleep") { !$0.isEmpty }
                if let wait = clock.sleeps.first { clock.advance(by: wait) }
            }
        }
    }

    private func outcome(of question: Fault.Question, _ network: LiveNetwork) async -> Fault.Outcome {
        do throws(ServiceError) {
            switch question {
            case .list:
                return .success([try await network.catalog.products(ProductQuery(), offset: 0, limit: 2).ids])
            case .pages:
                var pages: [[Int]] = []
                var offset: Int? = 0
                while let place = offset, pages.count < 10 {
                    let page = try await network.catalog.products(ProductQuery(), offset: place, limit: 2)
                    pages.append(page.ids)
                    offset = page.nextOffset
                }
                return .success(pages)
            case .orders:
                let transport = network.transport.with(.authorization(for: network.api, tokens: EndlessTokens()))
                let api = OrdersAPI(client: APIClient(api: network.api, transport: transport))
                return .success([try await api.orders().orders.map { _ in 0 }])
            }
        } catch {
            return .failure(error)
        }
    }
}

extension ProductList {
    fileprivate var ids: [Int] { products.map(\.id.rawValue) }
}

/// Renews a token as often as it is wanted.
private struct EndlessTokens: TokenSource {
    func accessToken() -> AccessToken? { AccessToken(value: "one", signIn: 1) }

    func accessToken(after refused: AccessToken) -> AccessToken? {
        AccessToken(value: refused.value + "+", signIn: 1)
    }
}

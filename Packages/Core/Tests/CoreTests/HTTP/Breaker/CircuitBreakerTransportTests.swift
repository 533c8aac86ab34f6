import Core
import Foundation
import Model
import TestClocks
import Testing

@Suite(.timeLimit(.minutes(10)), .boundedParallelism)
struct CircuitBreakerTransportTests {
    private let clock = ManualClock()
    private let fine = StubTransport.Answer.success(HTTPResponse(status: 200))
    private let broken = StubTransport.Answer.success(
        HTTPResponse(status: 503, body: Data(#"{"message":"maintenance"}"#.utf8)))
    private let asked = ServiceError.server(status: 503, message: "maintenance")

    private func request(_ server: String = "http://shop.test") throws -> HTTPRequest {
        HTTPRequest(url: try #require(URL(string: server + "/products")))
    }

    private func breaker(_ base: any HTTPTransport, failures: Int = 2) -> CircuitBreakerTransport {
        CircuitBreakerTransport(base, policy: CircuitBreakerPolicy(failures: failures), clock: clock)
    }

    @Test func aServerThatFailsIsLeftAloneWithGrowingWaits() async throws {
        let base = StubTransport(broken)
        let transport = breaker(base)
        for _ in 0..<2 { #expect(await transport.result(of: try request()) == broken) }
        for (seconds, asked) in [(1, 3), (2, 4), (4, 5), (8, 6), (16, 7), (30, 8), (30, 9)] {
            #expect(await transport.result(of: try request()) == .failure(self.asked))
            clock.advance(by: .seconds(seconds) - .nanoseconds(1))
            #expect(await transport.result(of: try request()) == .failure(self.asked))
            clock.advance(by: .nanoseconds(1))
            #expect(await transport.result(of: try request()) == broken)
            #expect(base.requests.count == asked)
        }
    }

    @Test func aProbeThatIsAnsweredOpensTheWay() async throws {
        let base = StubTransport(.failure(.offline), .failure(.offline), fine)
        let transport = breaker(base)
        for _ in 0..<2 { #expect(await transport.result(of: try request()) == .failure(.offline)) }
        clock.advance(by: .seconds(1))
        for _ in 0..<3 { #expect(await transport.result(of: try request()) == fine) }
    }

    @Test(arguments: [401, 403, 404, 409, 422, 429, 304])
    func anyAnswerOfAServerThatIsWellCountsAsOne(_ status: Int) async throws {
        let answer = StubTransport.Answer.success(HTTPResponse(status: status))
        let base = StubTransport(broken, answer, broken, answer)
        let transport = breaker(base)
        for _ in 0..<8 { _ = await transport.result(of: try request()) }
        #expect(base.requests.count == 8)
    }

    @Test(arguments: [ServiceError.cancelled, .untrusted("x")])
    func whatTellsNothingOfTheServerCountsForNothing(_ failure: ServiceError) async throws {
        let base = StubTransport(broken, .failure(failure), broken, fine)
        let transport = breaker(base)
        for _ in 0..<3 { _ = await transport.result(of: try request()) }
        #expect(await transport.result(of: try request()) == .failure(asked))
    }

    @Test func serversAreToldApart() async throws {
        let base = ClosureTransport { request throws(ServiceError) in
            if request.url.host() == "shop.test", request.url.port == nil { throw .timedOut(after: .seconds(5)) }
            return HTTPResponse(status: 200)
        }
        let transport = breaker(base, failures: 1)
        for server in ["http://shop.test", "http://SHOP.test:80"] {
            #expect(await transport.result(of: try request(server)) == .failure(.timedOut(after: .seconds(5))))
        }
        for server in ["https://shop.test:444", "http://shop.test:8080", "http://other.test"] {
            #expect(await transport.result(of: try request(server)) == fine)
        }
    }

    @Test func anAnswerToSomebodyElseOpensTheWay() async throws {
        let base = StubTransport(broken, fine)
        let transport = breaker(base, failures: 1)
        #expect(await transport.result(of: try request()) == broken)
        #expect(await transport.result(of: try request()) == .failure(asked))
        transport.noteAnswer(of: try #require(URL(string: "http://shop.test/api")))
        #expect(await transport.result(of: try request()) == fine)
    }
}

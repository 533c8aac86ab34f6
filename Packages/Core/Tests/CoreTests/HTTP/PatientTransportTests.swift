import FlowKit
import Foundation
import Model
import TestClocks
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(10)), .boundedParallelism)
struct PatientTransportTests {
    private let clock = ManualClock()
    private let request = HTTPRequest(url: URL(filePath: "/products"))
    private let fine = StubTransport.Answer.success(HTTPResponse(status: 200))

    private func busy(_ wish: String?) -> HTTPResponse {
        HTTPResponse(status: 429, headers: wish.map { ["Retry-After": $0] } ?? [:])
    }

    @Test func aServerIsLeftAloneForAsLongAsItWishes() async {
        let base = StubTransport(.success(busy("60")), fine)
        let transport = PatientTransport(base, clock: clock)
        #expect(await transport.result(of: request) == .success(busy("60")))
        #expect(await transport.result(of: request) == .failure(.rateLimited(retryAfter: .seconds(60))))
        clock.advance(by: .seconds(59.5))
        #expect(await transport.result(of: request) == .failure(.rateLimited(retryAfter: .milliseconds(500))))
        #expect(base.requests.count == 1)
        clock.advance(by: .milliseconds(500))
        #expect(await transport.result(of: request) == fine)
        #expect(base.requests.count == 2)
    }

    @Test func theLastWishCounts() async {
        let base = StubTransport(.success(busy("60")), .success(busy("10")), fine)
        let transport = PatientTransport(base, clock: clock)
        _ = await transport.result(of: request)
        clock.advance(by: .seconds(60))
        _ = await transport.result(of: request)
        #expect(await transport.result(of: request) == .failure(.rateLimited(retryAfter: .seconds(10))))
        clock.advance(by: .seconds(10))
        #expect(await transport.result(of: request) == fine)
    }

    @Test func otherServersAreAsked() async throws {
        let base = StubTransport(.success(busy("60")), fine)
        let transport = PatientTransport(base, clock: clock)
        func request(_ text: String) throws -> HTTPRequest { HTTPRequest(url: try #require(URL(string: text))) }
        _ = await transport.result(of: try request("http://shop.example/products"))
        for other in ["https://shop.example/", "http://shop.example:8080/", "http://other.example/"] {
            #expect(await transport.result(of: try request(other)) == fine)
        }
        let same = await transport.result(of: try request("http://SHOP.example/products/1"))
        #expect(same == .failure(.rateLimited(retryAfter: .seconds(60))))
    }

    @Test func aWishThatMustBeAMistakeHasABound() async {
        let base = StubTransport(.success(busy("4294967295")), fine)
        let transport = PatientTransport(base, clock: clock)
        _ = await transport.result(of: request)
        #expect(await transport.result(of: request) == .failure(.rateLimited(retryAfter: .seconds(3600))))
        clock.advance(by: .seconds(3600))
        #expect(await transport.result(of: request) == fine)
    }

    @Test(arguments: [
        HTTPResponse(status: 429), HTTPResponse(status: 429, headers: ["Retry-After": "0"]),
        HTTPResponse(status: 429, headers: ["Retry-After": "soon"]),
        HTTPResponse(status: 503, headers: ["Retry-After": "60"]),
    ])
    func anythingElseIsNoWish(_ response: HTTPResponse) async {
        let base = StubTransport(.success(response), fine)
        let transport = PatientTransport(base, clock: clock)
        _ = await transport.result(of: request)
        #expect(await transport.result(of: request) == fine)
    }

    @Test func allThatIsAskedOfTheShopIsPatient() async throws {
        let shop = Shop()
        try await shop.run { services, server in
            shop.reply = .json("", status: 429, headers: ["Retry-After": "600"])
            for _ in 0..<3 {
                await #expect(throws: ServiceError.rateLimited(retryAfter: .seconds(600))) {
                    try await services.categories.categories(.fresh)
                }
            }
            #expect(server.requests.count == 1)
            shop.reply = nil
            shop.clock.advance(by: .seconds(600))
            let categories = try await services.categories.categories(.fresh)
            #expect(categories?.count == 2)
        }
    }
}

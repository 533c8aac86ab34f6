import FlowTestSupport
import Foundation
import HTTPTypes
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism)
struct RetryMiddlewareTests {
    private let clock = ManualClock()
    private let request = APIRequest(url: URL(filePath: "/products"))
    private let fine = StubTransport.Answer.success(APIResponse(status: 200))

    private func retrying(_ base: any HTTPTransport, firstDelay: Duration = .seconds(1)) -> any HTTPTransport {
        base.with(.retry(RetryPolicy(firstDelay: firstDelay), clock: clock, generator: SplitMix64(seed: 1)))
    }

    @Test func aSuccessIsAskedForOnce() async throws {
        let base = StubTransport(fine)
        #expect(await retrying(base).result(of: request) == fine)
        #expect(base.requests == [request])
    }

    @Test func transientFailuresAreRetriedWithBackoff() async throws {
        let base = StubTransport(.failure(.offline), .success(APIResponse(status: 503)), fine)
        let transport = retrying(base)
        let answer = Task { await transport.result(of: request) }
        try await clock.waitForSleepers(1)
        let first = try #require(clock.sleeps.first)
        #expect(first >= .milliseconds(500) && first <= .seconds(1))
        clock.advance(by: first)
        try await clock.waitForSleepers(1)
        let second = try #require(clock.sleeps.first)
        #expect(second >= .seconds(1) && second <= .seconds(2))
        clock.advance(by: second)
        #expect(await answer.value == fine)
        #expect(base.requests.map(\.deadline) == [.seconds(15), .seconds(15) - first, .seconds(15) - first - second])
    }

    @Test func theThirdFailureIsTheOutcome() async throws {
        let base = StubTransport(
            .failure(.offline), .failure(.offline), .success(APIResponse(status: 500)), fine)
        let transport = retrying(base)
        let answer = Task { await transport.result(of: request) }
        for _ in 0..<2 {
            try await clock.waitForSleepers(1)
            clock.advance(by: .seconds(2))
        }
        #expect(await answer.value == .success(APIResponse(status: 500)))
        #expect(base.requests.count == 3)
    }

    @Test(arguments: [HTTPRequest.Method.post, .put, .patch, .delete])
    func onlyAGetIsRepeated(_ method: HTTPRequest.Method) async {
        let base = StubTransport(.failure(.offline), fine)
        var request = request
        request.method = method
        #expect(await retrying(base).result(of: request) == .failure(.offline))
        #expect(base.requests.count == 1)
    }

    @Test(arguments: [HTTPRequest.Method.post, .put, .patch, .delete])
    func aWriteThatTheServerKnowsAgainIsRepeatedUnderTheSameKey(_ method: HTTPRequest.Method) async throws {
        let base = StubTransport(.failure(.offline), .success(APIResponse(status: 503)), fine)
        var request = request
        request.method = method
        request.headers["idempotency-key"] = "6e7f"
        let transport = retrying(base, firstDelay: .zero)
        #expect(await transport.result(of: request) == fine)
        #expect(base.requests.map(\.idempotencyKey) == ["6e7f", "6e7f", "6e7f"])
        #expect(base.requests.allSatisfy { $0.method == method })
    }

    @Test func anEmptyKeyIsNone() async {
        let base = StubTransport(.failure(.offline), fine)
        var request = request
        request.method = .post
        request.headers["Idempotency-Key"] = ""
        #expect(await retrying(base).result(of: request) == .failure(.offline))
    }

    @Test func aWriteThatIsStillAtWorkIsAskedForLater() async throws {
        let busy = APIResponse(status: 409, headers: ["Retry-After": "1"])
        let base = StubTransport(.success(busy), fine)
        var request = request
        request.method = .post
        request.headers["Idempotency-Key"] = "6e7f"
        let transport = retrying(base)
        let answer = Task { [request] in await transport.result(of: request) }
        try await clock.waitForSleepers(1)
        #expect(clock.sleeps == [.seconds(1)])
        clock.advance(by: .seconds(1))
        #expect(await answer.value == fine)
    }

    @Test(arguments: [HTTPFields(), ["Retry-After": "1"]])
    func aConflictIsNotRepeatedUnlessBothAreThere(_ headers: HTTPFields) async {
        let conflict = StubTransport.Answer.success(APIResponse(status: 409, headers: headers))
        let base = StubTransport(conflict, fine)
        var request = request
        if headers["Retry-After"] == nil { request.headers["Idempotency-Key"] = "6e7f" }
        #expect(await retrying(base).result(of: request) == conflict)
    }

    @Test func anAttemptThatFailsOfItsOwnLimitIsRepeatedInTheRestOfTheTime() async {
        let base = StubTransport(.failure(.timedOut(after: .seconds(5))), fine)
        #expect(await retrying(base, firstDelay: .zero).result(of: request) == fine)
    }

    @Test(arguments: [400, 401, 404, 422])
    func aRefusalIsNotRepeated(_ status: Int) async {
        let base = StubTransport(.success(APIResponse(status: status)), fine)
        #expect(await retrying(base).result(of: request) == .success(APIResponse(status: status)))
        #expect(base.requests.count == 1)
    }

    @Test func theServersWishIsRespected() async throws {
        let busy = APIResponse(status: 429, headers: ["Retry-After": "4"])
        let transport = retrying(StubTransport(.success(busy), fine))
        let answer = Task { await transport.result(of: request) }
        try await clock.waitForSleepers(1)
        #expect(clock.sleeps == [.seconds(4)])
        clock.advance(by: .seconds(4))
        #expect(await answer.value == fine)
    }

    @Test func aLongWishIsLeftToTheCaller() async {
        let busy = StubTransport.Answer.success(APIResponse(status: 503, headers: ["Retry-After": "3600"]))
        let base = StubTransport(busy, fine)
        #expect(await retrying(base).result(of: request) == busy)
        #expect(base.requests.count == 1)
    }

    @Test func nothingIsRepeatedBeyondTheDeadline() async {
        var request = request
        request.deadline = .milliseconds(400)
        let base = StubTransport(.failure(.offline), fine)
        #expect(await retrying(base).result(of: request) == .failure(.offline))
        #expect(base.requests.count == 1)
    }

    @Test func aLaterAttemptThatTimesOutNamesTheCallersDeadline() async throws {
        let first = StubTransport(.failure(.offline), fine)
        let base = ClosureTransport { request throws(ServiceError) in
            if (try? await first.send(request)) == nil { throw .offline }
            throw .timedOut(after: request.deadline)
        }
        let transport = retrying(base)
        let answer = Task { await transport.result(of: request) }
        for _ in 0..<2 {
            try await clock.waitForSleepers(1)
            clock.advance(by: .seconds(2))
        }
        #expect(await answer.value == .failure(.timedOut(after: .seconds(15))))
    }

    @Test func cancelledWhileWaitingItIsNotRepeated() async throws {
        let base = StubTransport(.failure(.offline), fine)
        let transport = retrying(base)
        let answer = Task { await transport.result(of: request) }
        try await clock.waitForSleepers(1)
        answer.cancel()
        #expect(await answer.value == .failure(.cancelled))
        #expect(base.requests.count == 1)
    }
}

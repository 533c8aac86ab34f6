import FlowTestSupport
import Foundation
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism)
struct FaultMiddlewareTests {
    private let clock = ManualClock()
    private let faults = NetworkFaults()
    private let request = APIRequest(url: URL(filePath: "/products"))
    private let fine = StubTransport.Answer.success(APIResponse(status: 200))

    private func faulty(_ base: any HTTPTransport) -> any HTTPTransport { base.with(.faults(faults, clock: clock)) }

    @Test func withoutFaultsNothingChanges() async {
        let base = StubTransport(fine)
        #expect(await faulty(base).result(of: request) == fine)
        #expect(base.requests == [request])
    }

    @Test(arguments: [(FaultSwitches.Delay.short, 1), (.long, 5)])
    func aDelayIsPartOfTheDeadline(delay: FaultSwitches.Delay, seconds: Int) async throws {
        let base = StubTransport(fine)
        let transport = faulty(base)
        faults.set(FaultSwitches(delay: delay))
        let outcome = Task { await transport.result(of: request) }
        try await clock.waitForSleepers(1)
        #expect(clock.sleeps == [.seconds(seconds)])
        #expect(base.requests.isEmpty)
        clock.advance(by: .seconds(seconds))
        #expect(await outcome.value == fine)
        #expect(base.requests.map(\.deadline) == [.seconds(15 - seconds)])
    }

    @Test func aDelayBeyondTheDeadlineIsATimeout() async throws {
        let base = StubTransport(fine)
        let transport = faulty(base)
        faults.set(FaultSwitches(delay: .long))
        var hurried = request
        hurried.deadline = .seconds(2)
        let outcome = Task { [hurried] in await transport.result(of: hurried) }
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(2))
        #expect(await outcome.value == .failure(.timedOut(after: .seconds(2))))
        #expect(base.requests.isEmpty)
    }

    @Test func aTimeoutAfterADelayNamesTheWholeDeadline() async throws {
        let transport = faulty(StubTransport(.failure(.timedOut(after: .seconds(14)))))
        faults.set(FaultSwitches(delay: .short))
        let outcome = Task { await transport.result(of: request) }
        try await clock.waitForSleepers(1)
        clock.advance(by: .seconds(1))
        #expect(await outcome.value == .failure(.timedOut(after: .seconds(15))))
    }

    @Test func aDelayedRequestCanBeCancelled() async throws {
        let transport = faulty(StubTransport(fine))
        faults.set(FaultSwitches(delay: .long))
        let outcome = Task { await transport.result(of: request) }
        try await clock.waitForSleepers(1)
        outcome.cancel()
        #expect(await outcome.value == .failure(.cancelled))
    }

    @Test(arguments: [
        (FaultSwitches.Failure.offline, StubTransport.Answer.failure(.offline)),
        (.serverError, .success(APIResponse(status: 500))), (.rateLimited, .success(APIResponse(status: 429))),
    ])
    func aRequestThatFailsIsNotSent(failure: FaultSwitches.Failure, outcome: StubTransport.Answer) async {
        let base = StubTransport(fine)
        let transport = faulty(base)
        faults.set(FaultSwitches(failure: failure))
        #expect(await transport.result(of: request) == outcome)
        #expect(base.requests.isEmpty)
        faults.set(FaultSwitches())
        #expect(await transport.result(of: request) == fine)
    }

    @Test func everySecondResponseIsLostAfterItsRequestWasSent() async {
        let base = StubTransport(fine)
        let transport = faulty(base)
        faults.set(FaultSwitches(dropsEverySecondResponse: true))
        var outcomes: [StubTransport.Answer] = []
        for _ in 0..<4 { outcomes.append(await transport.result(of: request)) }
        #expect(outcomes == [fine, .failure(.offline), fine, .failure(.offline)])
        #expect(base.requests.count == 4)
    }

    @Test func aLostResponseIsRequestedAgain() async {
        let base = StubTransport(fine)
        let transport = base.with(.retry(RetryPolicy(firstDelay: .zero)), .faults(faults))
        faults.set(FaultSwitches(dropsEverySecondResponse: true))
        for _ in 0..<2 { #expect(await transport.result(of: request) == fine) }
        #expect(base.requests.count == 3)
    }

    @Test func aNetworkThatIsOfflineByAFaultIsUnreachable() async throws {
        let base = StubTransport(.success(APIResponse(status: 200, body: Data("[]".utf8))))
        let network = LiveNetwork(
            api: URL(filePath: "/"), http: base, faults: faults, retries: RetryPolicy(attempts: 1), clock: clock,
            logger: LogRecorder().logger)
        faults.set(FaultSwitches(failure: .offline))
        #expect(await network.transport.result(of: request) == .failure(.offline))
        for await state in network.reachability.reachability() {
            #expect(state != .online)
            break
        }
        #expect(base.requests.isEmpty)
        await network.shutdown()
    }
}

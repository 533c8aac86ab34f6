import Foundation
import HTTPTypes
import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism)
struct CoalescingMiddlewareTests {
    /// Holds back every request at a gate.
    private struct Gated: HTTPTransport {
        let gate = Gate()
        let stub: StubTransport

        init(_ answers: StubTransport.Answer) {
            stub = StubTransport(answers)
            gate.close()
        }

        func send(_ request: APIRequest) async throws(ServiceError) -> APIResponse {
            await gate.pass()
            guard !Task.isCancelled else {
                gate.open()
                throw .cancelled
            }
            return try await stub.send(request)
        }
    }

    /// The number of tasks that have joined a request so far.
    private let joined = WatchedValue(0)

    private func transport(_ base: any HTTPTransport) -> any HTTPTransport {
        base.with(.coalescing { [joined] in joined.update { $0 += 1 } })
    }

    private func waitForJoined(_ count: Int) async throws {
        try await joined.wait(for: "\(count) tasks to join") { $0 == count }
    }

    private let fine = StubTransport.Answer.success(APIResponse(status: 200))
    private let request = APIRequest(url: URL(filePath: "/products"))

    /// Starts so many equal requests.
    private func start(
        _ count: Int, _ transport: any HTTPTransport, _ request: APIRequest
    ) -> [Task<StubTransport.Answer, Never>] {
        (0..<count).map { _ in Task { await transport.result(of: request) } }
    }

    @Test func questionsOfDifferentNamesAreEqual() async throws {
        let base = Gated(fine)
        let transport = transport(base)
        let answers = ["one", "two"].map { name in
            Task { [request] in
                var request = request
                request.id = name
                return await transport.result(of: request)
            }
        }
        try await waitForJoined(2)
        base.gate.open()
        for answer in answers { #expect(await answer.value == fine) }
        #expect(base.stub.requests.count == 1)
    }

    @Test func equalQuestionsShareOneExchange() async throws {
        let base = Gated(fine)
        let transport = transport(base)
        let first = start(1, transport, request)
        await base.gate.waitUntilHeld(1)
        let others = start(5, transport, request)
        try await waitForJoined(6)
        base.gate.open()
        for task in first + others { #expect(await task.value == fine) }
        #expect(base.stub.requests.count == 1)
    }

    @Test func aLaterQuestionIsAskedAnew() async throws {
        let base = StubTransport(fine)
        let transport = transport(base)
        for _ in 0..<2 { #expect(await transport.result(of: request) == fine) }
        #expect(base.requests.count == 2)
    }

    @Test func differentQuestionsAreAskedApart() async throws {
        let base = Gated(fine)
        let transport = transport(base)
        var post = request
        post.method = .post
        let tasks =
            start(1, transport, request) + start(1, transport, APIRequest(url: URL(filePath: "/other")))
            + start(2, transport, post)
        await base.gate.waitUntilHeld(4)
        base.gate.open()
        for task in tasks { #expect(await task.value == fine) }
        #expect(base.stub.requests.count == 4)
    }

    @Test func aFailureIsSharedToo() async throws {
        let base = Gated(.failure(.offline))
        let transport = transport(base)
        let tasks = start(2, transport, request)
        try await waitForJoined(2)
        base.gate.open()
        for task in tasks { #expect(await task.value == .failure(.offline)) }
        #expect(base.stub.requests.count == 1)
    }

    @Test func cancellationOfACallerDoesNotAffectOthers() async throws {
        let base = Gated(fine)
        let transport = transport(base)
        let tasks = start(2, transport, request)
        try await waitForJoined(2)
        tasks[0].cancel()
        #expect(await tasks[0].value == .failure(.cancelled))
        base.gate.open()
        #expect(await tasks[1].value == fine)
        #expect(base.stub.requests.count == 1)
    }

    @Test func theLastToLeaveEndsTheExchange() async throws {
        let base = Gated(fine)
        let transport = transport(base)
        let tasks = start(2, transport, request)
        try await waitForJoined(2)
        await base.gate.waitUntilHeld(1)
        for task in tasks { task.cancel() }
        for task in tasks { #expect(await task.value == .failure(.cancelled)) }
        // The exchange opens the gate when it notices that it is cancelled.
        await base.gate.pass()
        #expect(base.stub.requests.isEmpty)
        base.gate.open()
        #expect(await transport.result(of: request) == fine)
    }

    @Test func aCancelledTaskDoesNotEvenAsk() async throws {
        let base = Gated(fine)
        let transport = transport(base)
        let answer = Task {
            await base.gate.pass()
            return await transport.result(of: request)
        }
        answer.cancel()
        #expect(await answer.value == .failure(.cancelled))
        #expect(base.stub.requests.isEmpty)
    }

    /// The response to a request from before a change doesn't have the change.
    @Test func aRequestAfterAChangeJoinsNoEarlierOne() async throws {
        let (gate, stub) = (Gate(), StubTransport(fine))
        gate.close()
        let transport = transport(
            ClosureTransport { request throws(ServiceError) in
                if request.method == .get { await gate.pass() }
                return try await stub.send(request)
            })
        let before = start(1, transport, request)
        await gate.waitUntilHeld(1)
        #expect(await transport.result(of: APIRequest(method: .post, url: request.url)) == fine)
        let after = start(1, transport, request)
        try await waitForJoined(2)
        gate.open()
        for task in before + after { #expect(await task.value == fine) }
        #expect(stub.requests.map(\.method) == [.post, .get, .get])
    }
}

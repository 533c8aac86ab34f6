import Foundation
import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(1)))
struct SingleFlightTransportTests {
    /// Holds back every request at a gate.
    private struct Gated: HTTPTransport {
        let gate = Gate()
        let stub: StubTransport

        init(_ answers: StubTransport.Answer) {
            stub = StubTransport(answers)
            gate.close()
        }

        func send(_ request: HTTPRequest) async throws(ServiceError) -> HTTPResponse {
            await gate.pass()
            guard !Task.isCancelled else {
                gate.open()
                throw .cancelled
            }
            return try await stub.send(request)
        }
    }

    private let fine = StubTransport.Answer.success(HTTPResponse(status: 200))
    private let request = HTTPRequest(url: URL(filePath: "/products"))

    /// Starts so many equal requests.
    private func start(
        _ count: Int, _ transport: SingleFlightTransport, _ request: HTTPRequest
    ) -> [Task<StubTransport.Answer, Never>] {
        (0..<count).map { _ in Task { await transport.result(of: request) } }
    }

    @Test func questionsOfDifferentNamesAreEqual() async {
        let base = Gated(fine)
        let transport = SingleFlightTransport(base)
        let answers = ["one", "two"].map { name in
            Task { [request] in await transport.result(of: request.identified(by: name)) }
        }
        await until { transport.waiterCount(of: request) == 2 }
        base.gate.open()
        for answer in answers { #expect(await answer.value == fine) }
        #expect(base.stub.requests.count == 1)
    }

    @Test func equalQuestionsShareOneExchange() async {
        let base = Gated(fine)
        let transport = SingleFlightTransport(base)
        let first = start(1, transport, request)
        await until { base.gate.heldCount == 1 }
        let others = start(5, transport, request)
        await until { transport.waiterCount(of: request) == 6 }
        base.gate.open()
        for task in first + others { #expect(await task.value == fine) }
        #expect(base.stub.requests.count == 1)
        #expect(transport.waiterCount(of: request) == 0)
    }

    @Test func aLaterQuestionIsAskedAnew() async {
        let base = StubTransport(fine)
        let transport = SingleFlightTransport(base)
        for _ in 0..<2 { #expect(await transport.result(of: request) == fine) }
        #expect(base.requests.count == 2)
    }

    @Test func differentQuestionsAreAskedApart() async {
        let base = Gated(fine)
        let transport = SingleFlightTransport(base)
        var post = request
        post.method = .post
        let tasks =
            start(1, transport, request) + start(1, transport, HTTPRequest(url: URL(filePath: "/other")))
            + start(2, transport, post)
        await until { base.gate.heldCount == 4 }
        base.gate.open()
        for task in tasks { #expect(await task.value == fine) }
        #expect(base.stub.requests.count == 4)
    }

    @Test func aFailureIsSharedToo() async {
        let base = Gated(.failure(.offline))
        let transport = SingleFlightTransport(base)
        let tasks = start(2, transport, request)
        await until { transport.waiterCount(of: request) == 2 }
        base.gate.open()
        for task in tasks { #expect(await task.value == .failure(.offline)) }
        #expect(base.stub.requests.count == 1)
    }

    @Test func whoLeavesDisturbsNobody() async {
        let base = Gated(fine)
        let transport = SingleFlightTransport(base)
        let tasks = start(2, transport, request)
        await until { transport.waiterCount(of: request) == 2 }
        tasks[0].cancel()
        #expect(await tasks[0].value == .failure(.cancelled))
        base.gate.open()
        #expect(await tasks[1].value == fine)
        #expect(base.stub.requests.count == 1)
    }

    @Test func theLastToLeaveEndsTheExchange() async {
        let base = Gated(fine)
        let transport = SingleFlightTransport(base)
        let tasks = start(2, transport, request)
        await until { transport.waiterCount(of: request) == 2 }
        await until { base.gate.heldCount == 1 }
        for task in tasks { task.cancel() }
        for task in tasks { #expect(await task.value == .failure(.cancelled)) }
        // The gate opens when the exchange notices that it is cancelled.
        await until { base.gate.heldCount == 0 }
        #expect(base.stub.requests.isEmpty)
        base.gate.open()
        #expect(await transport.result(of: request) == fine)
    }

    @Test func aCancelledTaskDoesNotEvenAsk() async {
        let base = Gated(fine)
        let transport = SingleFlightTransport(base)
        let answer = Task {
            await base.gate.pass()
            return await transport.result(of: request)
        }
        answer.cancel()
        #expect(await answer.value == .failure(.cancelled))
        #expect(base.stub.requests.isEmpty)
    }
}

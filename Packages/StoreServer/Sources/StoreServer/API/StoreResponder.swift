import HTTPTypes
import HummingbirdCore
import Logging
import NIOCore

/// Answers requests of one connection: looks at their size, lets go wrong what is to go wrong, and asks the API.
struct StoreResponder: Sendable {
    let api: StoreAPI
    let address: AddressBox
    let limits: StoreServerLimits
    let faults: FaultCounter
    let clock: StoreClock
    let logger: Logger

    @concurrent @Sendable
    func respond(_ request: Request, _ writer: consuming ResponseWriter, _ channel: any Channel) async throws {
        let path = (request.head.path ?? "").prefix { $0 != "?" }
        let fault = faults.next(path: path)
        switch fault {
        case .cut:
            return channel.close(mode: .all, promise: nil)
        case .delay(let time):
            try await sleep(time, on: channel)
        case .status, .garbage, .cutMidway, nil:
            break
        }
        let (answer, hasReadBody) = await answer(request, fault)
        logger.debug("\(request.method) \(request.head.path ?? "") \(answer.status.code)")
        var head = HTTPResponse(status: answer.status, headerFields: answer.headers)
        if answer.status != .notModified { head.headerFields[.contentLength] = String(answer.body.count) }
        if closes(request, answer, hasReadBody) { head.headerFields[.connection] = "close" }
        if request.method == .head || answer.body.isEmpty { return try await writer.writeResponse(head) }
        guard fault != .cutMidway else {
            var body = try await writer.writeHead(head)
            try await body.write(ByteBuffer(bytes: answer.body.prefix(answer.body.count / 2)))
            return channel.close(mode: .all, promise: nil)
        }
        try await writer.write(response: head, body: ResponseBody(byteBuffer: ByteBuffer(bytes: answer.body)))
    }

    /// Ends early, with an error, when the connection is gone: nobody waits any more.
    private func sleep(_ time: Duration, on channel: any Channel) async throws {
        let clock = self.clock
        let sleeping = Task { try await clock.sleep(time) }
        channel.closeFuture.whenComplete { _ in sleeping.cancel() }
        try await withTaskCancellationHandler {
            try await sleeping.value
        } onCancel: {
            sleeping.cancel()
        }
    }

    /// The answer, and whether the request's body has been read.
    private func answer(_ request: Request, _ fault: Fault?) async -> (StoreResponse, Bool) {
        switch fault {
        case .status(let code, let retryAfter):
            let status = HTTPResponse.Status(code: min(max(code, 200), 599))
            let refusal = Refusal(status: status, message: "This went wrong on purpose", retryAfter: retryAfter)
            return (StoreResponse(refusal), false)
        case .garbage(let text):
            return (StoreResponse(headers: [.contentType: StoreResponse.json], body: Array(text.utf8)), false)
        default:
            break
        }
        var hasReadBody = false
        do {
            let question = try await question(request, &hasReadBody)
            return (try await api.answer(question).revalidated(request.headers), hasReadBody)
        } catch {
            return (StoreResponse(error), hasReadBody)
        }
    }

    private func question(_ request: Request, _ hasReadBody: inout Bool) async throws(Refusal) -> StoreQuestion {
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limits.body {
            throw .bodyTooLarge(limits.body)
        }
        let path = request.head.path ?? "/"
        guard path.utf8.count <= limits.target else { throw .targetTooLong(limits.target) }
        let target = try RequestTarget(path)
        var question = StoreQuestion(
            target: target, authorization: request.headers[.authorization], baseURL: address.prefix)
        guard StoreAPI.takesBody(target) else {
            guard request.method == .get || request.method == .head else { throw .method }
            return question
        }
        guard request.method == .post else { throw .methodPost }
        do {
            question.body = Array(buffer: try await request.body.collect(upTo: limits.body))
            hasReadBody = true
        } catch {
            throw .bodyTooLarge(limits.body)
        }
        return question
    }

    /// A body that nobody asked for isn't read: it is thrown away with its connection.
    private func closes(_ request: Request, _ answer: StoreResponse, _ hasReadBody: Bool) -> Bool {
        let hasBody =
            request.headers[.transferEncoding] != nil || (request.headers[.contentLength] ?? "0") != "0"
        return (hasBody && !hasReadBody) || request.headers[.connection]?.lowercased() == "close"
            || answer.status == .uriTooLong
    }
}

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
        let answer = answer(request, fault)
        logger.debug("\(request.method) \(request.head.path ?? "") \(answer.status.code)")
        var head = HTTPResponse(status: answer.status, headerFields: answer.headers)
        if answer.status != .notModified { head.headerFields[.contentLength] = String(answer.body.count) }
        if closes(request, answer) { head.headerFields[.connection] = "close" }
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

    private func answer(_ request: Request, _ fault: Fault?) -> StoreResponse {
        switch fault {
        case .status(let code, let retryAfter):
            let status = HTTPResponse.Status(code: min(max(code, 200), 599))
            return StoreResponse(
                Refusal(status: status, message: "This went wrong on purpose", retryAfter: retryAfter))
        case .garbage(let text):
            return StoreResponse(headers: [.contentType: StoreResponse.json], body: Array(text.utf8))
        default:
            break
        }
        do {
            return try reviewed(request).revalidated(request.headers)
        } catch {
            return StoreResponse(error)
        }
    }

    private func reviewed(_ request: Request) throws(Refusal) -> StoreResponse {
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limits.body {
            throw .bodyTooLarge(limits.body)
        }
        let target = request.head.path ?? "/"
        guard target.utf8.count <= limits.target else { throw .targetTooLong(limits.target) }
        guard request.method == .get || request.method == .head else { throw .method }
        return try api.answer(RequestTarget(target), baseURL: address.prefix)
    }

    /// A body that nobody asked for isn't read: it is thrown away with its connection.
    private func closes(_ request: Request, _ answer: StoreResponse) -> Bool {
        let hasBody =
            request.headers[.transferEncoding] != nil || (request.headers[.contentLength] ?? "0") != "0"
        return hasBody || request.headers[.connection]?.lowercased() == "close" || answer.status == .uriTooLong
    }
}

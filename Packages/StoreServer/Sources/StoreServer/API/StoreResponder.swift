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
    let log: RequestLog
    let clock: StoreClock
    let logger: Logger
    /// Whether a request may say what goes wrong with it.
    let takesFaults: Bool

    @concurrent @Sendable
    func respond(_ request: Request, _ writer: consuming ResponseWriter, _ channel: any Channel) async throws {
        let target = request.head.path ?? "/"
        let planned = faults.next(request.method.rawValue, path: target.prefix { $0 != "?" })
        let mishap: Mishap
        var refusal: Refusal?
        do throws(Refusal) {
            mishap = Mishap([planned].compactMap(\.self) + (try demanded(request)))
        } catch {
            (mishap, refusal) = (Mishap([]), error)
        }
        log.note(request.method, target.prefix { $0 != "?" })
        let pauses = mishap.fault?.isInstead != true && refusal == nil && changes(request)
        if !pauses { try await clock.sleep(mishap.delay, while: channel) }
        if mishap.fault == .cut { return channel.close(mode: .all, promise: nil) }
        let (answer, hasReadBody) = await answer(request, mishap.fault, refusal) { [clock] in
            // What was understood is done, even if nobody waits for the answer any more.
            if pauses { try? await clock.sleep(mishap.delay, while: channel) }
        }
        logger.debug("\(request.method) \(target) \(answer.status.code)")
        try await AnswerWriter(channel: channel, clock: clock).write(
            answer, mishap.fault, isHead: request.method == .head, closes: closes(request, answer, hasReadBody),
            with: writer)
    }

    private func changes(_ request: Request) -> Bool {
        guard let target = try? RequestTarget(request.head.path ?? "/") else { return false }
        return api.resource(target).isChanged(by: request.method)
    }

    private func demanded(_ request: Request) throws(Refusal) -> [Fault] {
        guard takesFaults else { return [] }
        return try FaultDemand(target: request.head.path ?? "/", headers: request.headers).faults
    }

    /// The answer, and whether the request's body has been read.
    private func answer(
        _ request: Request, _ fault: Fault?, _ refusal: Refusal?, pause: @escaping @Sendable () async -> Void
    ) async -> (StoreResponse, Bool) {
        if let refusal { return (StoreResponse(refusal), false) }
        if let fault, let answer = StoreResponse(instead: fault, path: request.head.path ?? "/") {
            return (answer, false)
        }
        var hasReadBody = false
        do throws(Refusal) {
            var question = try await question(request, &hasReadBody)
            question.fault = fault
            question.pause = pause
            let answer = try await api.answer(question).revalidated(request.headers)
            return (fault.map(answer.spoiled) ?? answer, hasReadBody)
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
        let methods = api.resource(target).methods
        let method = request.method == .head ? .get : request.method
        guard methods.contains(method) else { throw .methods(methods) }
        var question = StoreQuestion(
            method: method, target: target, authorization: request.headers[.authorization],
            idempotencyKey: request.headers.first { $0.name.canonicalName == "idempotency-key" }?.value,
            baseURL: address.prefix)
        guard method != .get else { return question }
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

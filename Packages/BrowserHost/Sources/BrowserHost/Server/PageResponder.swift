import Foundation
import HTTPTypes
import HeadlessUI
import Hummingbird
import HummingbirdCore
import Logging
import NIOCore

/// Responds to every request: checks the name of the server in it, then hands it to the part that serves it.
struct PageResponder: HTTPResponder {
    typealias Context = HostRequestContext

    let registry: SessionRegistry
    let assets: Assets
    let sheets: StyleSheets
    let document: PageDocument
    let hosts: HostPolicy
    let headers: ResponseHeaders
    let cookie: SessionCookie
    /// The token that messages from this machine need; nil when none are taken.
    let controlToken: String?
    let limits: BrowserHostLimits
    let clock: HostClock
    let logger: Logger

    func respond(to request: Request, context: HostRequestContext) async throws -> Response {
        let response = try await response(to: request, context)
        return request.method == .head ? response.createHeadResponse() : response
    }

    private func response(to request: Request, _ context: HostRequestContext) async throws -> Response {
        do {
            return try await answer(request, context)
        } catch let refusal as Refusal {
            return self.refusal(refusal, to: request)
        } catch SessionRefusal.tooFast {
            return refusal(.tooManySessionStarts, to: request)
        } catch SessionRefusal.shuttingDown {
            return refusal(.shuttingDown, to: request)
        } catch {
            return failure(error)
        }
    }

    private func answer(_ request: Request, _ context: HostRequestContext) async throws -> Response {
        // The library takes the first one out of the headers (RFC 9112, section 3.2: one, or 400).
        guard request.headers[.host] == nil else { throw Refusal.severalHosts }
        guard hosts.allows(request.head.authority) else { throw Refusal.host(request.head.authority) }
        let target = request.head.path ?? "/"
        guard target.utf8.count <= limits.location else { throw Refusal.locationTooLong(limits.location) }
        let path = target.prefix { $0 != "?" }
        switch path {
        case "/_flow/event":
            guard request.method == .post else { throw Refusal.onlyPost }
            return try await event(request, context)
        case "/_flow/stream":
            guard request.method == .get else { throw Refusal.onlyGet }
            return try await stream(request, context)
        case "/_flow/control":
            guard let controlToken else { throw Refusal.unknownAsset }
            guard request.method == .post else { throw Refusal.onlyPost }
            return try await control(request, context, token: controlToken)
        case "/_flow/leave":
            guard request.method == .post else { throw Refusal.onlyPost }
            return try await leave(request, context)
        case "/_flow/restart":
            guard request.method == .post else { throw Refusal.onlyPost }
            return try restart(request)
        case _ where request.method != .get && request.method != .head:
            throw Refusal.onlyReading
        case _ where path.hasPrefix("/_flow/"):
            return try asset(String(path.dropFirst("/_flow/".count)))
        default:
            if let resource = try siteResource(path) { return resource }
            return try await page(request, context, at: PageLocation(target))
        }
    }

    private func asset(_ name: String) throws -> Response {
        if let sheet = sheets[name] {
            return headers.response(.ok, type: "text/css; charset=utf-8", body: sheet, cache: Self.forGood)
        }
        guard let asset = assets[name] else { throw Refusal.unknownAsset }
        // The name holds the content's hash: what it names never changes.
        return headers.response(
            .ok, type: asset.type, body: asset.body, cache: Self.forGood)
    }

    private static let forGood = "public, max-age=31536000, immutable"

    private func refusal(_ refusal: Refusal, to request: Request) -> Response {
        headers.response(refusal.status, type: "text/plain; charset=utf-8", body: refusal.message + "\n") { fields in
            if let seconds = refusal.retryAfter { fields[.retryAfter] = String(seconds) }
            if let allow = refusal.allow { fields[.allow] = allow }
            // The unread rest of a refused body would be read as the next request.
            if refusal.status == .contentTooLarge || refusal.status == .requestTimeout { fields[.connection] = "close" }
        }
    }

    /// Logs an error and responds with a notice that names no more than the log entry: an error's text may hold paths and
    /// other data that are none of the client's business.
    private func failure(_ error: any Error) -> Response {
        let id = String(RandomToken.make().prefix(8))
        logger.error("request failed", metadata: ["request": "\(id)", "error": "\(error)"])
        var isFull = false
        if case .tooManySessions = error as? BrowserHostError { isFull = true }
        return headers.response(
            isFull ? .serviceUnavailable : .internalServerError, type: "text/html; charset=utf-8",
            body: document.notice(
                title: isFull ? "The app is busy" : "Something went wrong",
                text: isFull
                    ? "Too many people are using it at the moment. Please try again in a few minutes."
                    : "The app could not be opened. Please try again, or start again as a new visitor.",
                detail: "Request \(id)", action: "Try again", location: nil,
                restart: isFull ? nil : "Start again", language: .english
            )
        ) { fields in
            if isFull { fields[.retryAfter] = "60" }
        }
    }
}

extension PageResponder {
    /// Responds to what the user did: a message from the script, or the form of a page without script.
    func event(_ request: Request, _ context: Context) async throws -> Response {
        guard OriginPolicy.isSameOrigin(request.headers, authority: request.head.authority ?? "") else {
            throw Refusal.origin
        }
        let body = try await collect(request)
        let id = try cookie.read(request.headers)
        let languages = AcceptLanguage(request.headers[.acceptLanguage])
        if isForm(request) {
            guard
                let session = try await registry.find(id, from: context.client, languages: languages, isActive: true)
            else {
                // Without script, the page can't load itself again.
                return headers.redirect(to: PageLocation("/"))
            }
            let page = cookie.readPage(request.headers)
            guard let window = await session.handle(FormPost(body: body.readableBytesView), of: page) else {
                throw Refusal.tooManyEvents
            }
            // What the user did may take a moment, and then lead elsewhere: a sign-in closes its sheet.
            await window.settle()
            return headers.redirect(to: await window.location)
        }
        let received = clock.now()
        let message: EventMessage
        do {
            message = try EventMessage.decode(Data(body.readableBytesView))
        } catch {
            throw Refusal.malformed(error.description)
        }
        guard
            let session = try await registry.find(
                id, from: context.client, languages: languages, isActive: message.isActive)
        else { throw Refusal.noSession }
        guard await session.admits(message) else { throw Refusal.tooManyEvents }
        let (json, ready) = try await session.answer(message, sprite: assets.sprite, clock: clock)
        return headers.response(.ok, type: "application/json", body: json) {
            $0[.serverTiming] = Self.timing(ready - received)
        }
    }

    /// From the event's arrival to the encoded patch, as a browser's tools show it (W3C Server Timing): `app;dur=1.25`, in milliseconds.
    private static func timing(_ taken: Duration) -> String {
        let (seconds, attoseconds) = taken.components
        let microseconds = seconds * 1_000_000 + attoseconds / 1_000_000_000_000
        let fraction = String(microseconds % 1000)
        return "app;dur=\(microseconds / 1000).\(String(repeating: "0", count: 3 - fraction.count))\(fraction)"
    }

    private func isForm(_ request: Request) -> Bool {
        request.headers[.contentType]?.lowercased().hasPrefix("application/x-www-form-urlencoded") ?? false
    }

    /// The body, within the bounds of size and time.
    func collect(_ request: Request) async throws -> ByteBuffer {
        let limit = limits.requestBody
        if let length = request.headers[.contentLength].flatMap({ Int($0) }), length > limit {
            throw Refusal.bodyTooLarge(limit)
        }
        let body = request.body
        let clock = self.clock
        let time = limits.requestTime
        return try await withThrowingTaskGroup(of: ByteBuffer?.self) { group in
            group.addTask {
                do { return try await body.collect(upTo: limit) } catch is NIOTooManyBytesError {
                    throw Refusal.bodyTooLarge(limit)
                }
            }
            group.addTask {
                try await clock.sleep(time)
                return nil
            }
            defer { group.cancelAll() }
            guard let first = try await group.next(), let collected = first else { throw Refusal.bodyTooSlow }
            return collected
        }
    }
}

extension Session {
    /// The answer to a message, and when it was there: on its way out it waits for a thread of the network's.
    fileprivate func answer(
        _ message: EventMessage, sprite: String, clock: HostClock
    ) async throws -> (json: String, ready: Duration) {
        let json = try await answer(message, sprite: sprite)
        return (json, clock.now())
    }

    /// Charges a message for each of its events, and for the full page that is sent where its own is not known.
    func admits(_ message: EventMessage) -> Bool {
        guard admitsEvents(message.events?.count ?? 0) else { return false }
        return shown(message) != nil || admitsDocument()
    }

    /// The page that a message is from, unless the server has forgotten it or knows less than it does.
    private func shown(_ message: EventMessage) -> Shown? {
        find(PageID(text: message.page)).flatMap { message.n <= $0.page.number ? $0 : nil }
    }

    /// Carries out a message and returns the response: a frame, with the full page where the message's own is not known.
    ///
    /// - Throws: As ``window(after:)``.
    func answer(_ message: EventMessage, sprite: String) async throws -> String {
        let encoder = FrameEncoder(sprite: sprite)
        let id = PageID(text: message.page)
        if let isVisible = message.visible { see(isVisible, find(id)?.page) }
        if let known = shown(message) { return encoder.encode(handle(message, on: known)) }
        // Its events name elements of a tree that is gone: only its location counts.
        let window = try await window(after: id)
        _ = window.visit(PageLocation(message.at))
        return encoder.encode(window.resync(window.makePage()))
    }
}

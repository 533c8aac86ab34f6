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
    /// Responds with a screen as a complete document.
    func page(_ request: Request, _ context: Context, at location: PageLocation) async throws -> Response {
        guard !OriginPolicy.isPrefetch(request.headers) else {
            // Opening a screen changes the app. A response without content is one that a browser doesn't show later.
            return Response(status: .noContent, headers: [.cacheControl: "no-store", .vary: "Sec-Purpose"])
        }
        guard OriginPolicy.isNavigation(request.headers) else { throw Refusal.notNavigation }
        // The headers of what a client without a session gets: whether the app has the screen, only opening it tells.
        if request.method == .head {
            return headers.response(.ok, type: Self.html, body: document.relay(to: location))
        }
        let known = try cookie.read(request.headers)
        if known == nil, OriginPolicy.isCrossSite(request.headers) {
            // The browser may have a cookie, which it doesn't send with a link from another site. It does after a step of our
            // own. A new session would replace the user's.
            return headers.response(.ok, type: Self.html, body: document.relay(to: location))
        }
        let languages = AcceptLanguage(request.headers[.acceptLanguage])
        let found = try await registry.find(known, from: context.client, languages: languages, isActive: true)
        let isNew = found == nil
        let session =
            if let found { found } else { try await registry.create(from: context.client, languages: languages) }
        guard await session.admitsDocument() else { throw Refusal.tooManyDocuments }
        let window = try await session.window(after: cookie.readPage(request.headers))
        guard await window.visit(location) else {
            let body = document.notFound(location, language: await window.language)
            await session.giveBack(window)
            return headers.response(.notFound, type: Self.html, body: body) { fields in
                if isNew { fields[.setCookie] = cookie.header(for: session.id) }
            }
        }
        await window.settle()
        let (body, page) = await session.document(document, of: window, sheets, cookie)
        return headers.response(.ok, type: Self.html, body: body) { fields in
            // Sent every time: each use extends the lifetime of the cookie and its directory.
            fields[values: .setCookie] = [cookie.header(for: session.id), cookie.header(for: page)]
        }
    }

    /// Notes that a page was left. A browser sends this when it closes a tab, and takes no answer.
    func leave(_ request: Request, _ context: Context) async throws -> Response {
        guard OriginPolicy.isSameOrigin(request.headers, authority: request.head.authority ?? "") else {
            throw Refusal.origin
        }
        if let session = await registry.running(try cookie.read(request.headers)),
            let page = StreamQuery(request.head.path ?? "").page
        {
            guard await session.admitsEvents(1) else { throw Refusal.tooManyEvents }
            await session.leave(page)
        }
        return Response(status: .noContent, headers: [.cacheControl: "no-store"])
    }

    /// Makes the browser forget its session, whose app can't be opened. Its directory stays until it expires.
    func restart(_ request: Request) throws(Refusal) -> Response {
        guard OriginPolicy.isSameOrigin(request.headers, authority: request.head.authority ?? "") else {
            throw .origin
        }
        var response = headers.redirect(to: PageLocation("/"))
        response.headers[.setCookie] = cookie.removal
        return response
    }

    static let html = "text/html; charset=utf-8"
}

extension Session {
    /// Returns a document of what a window shows now, and the new page that stands for it.
    fileprivate func document(
        _ document: PageDocument, of window: Window, _ sheets: StyleSheets, _ cookie: SessionCookie
    ) -> (html: String, page: PageID) {
        let page = window.makePage()
        let rules = styleSheet(of: page, in: sheets)
        return (document.html(page, rules: rules, cookie: cookie.pageName), page.id)
    }

    /// Returns the path of a page's style rules. Documents that need the same rules share it, so that the browser
    /// fetches it once.
    private func styleSheet(of page: Page, in sheets: StyleSheets) -> String {
        let rules = page.shown.rules
        if let styleSheet, styleSheet.rules == rules, sheets.contains(styleSheet.path) { return styleSheet.path }
        let path = sheets.add(renderer.rules.styleSheet(to: rules))
        styleSheet = StyleSheet(rules: rules, path: path)
        return path
    }

    /// The style sheet of the last document.
    struct StyleSheet {
        let rules: StyleRules.Mark
        let path: String
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
            guard let location = await session.handle(FormPost(body: body.readableBytesView), of: page) else {
                throw Refusal.tooManyEvents
            }
            return headers.redirect(to: location)
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

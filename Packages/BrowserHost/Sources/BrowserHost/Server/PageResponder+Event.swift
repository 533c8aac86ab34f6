import Foundation
import HTTPTypes
import HummingbirdCore
import NIOCore

extension PageResponder {
    /// Responds to what the user did: a message from the script, or the form of a page without script.
    func event(_ request: Request, _ context: Context) async throws -> Response {
        guard OriginPolicy.isSameOrigin(request.headers, authority: request.head.authority ?? "") else {
            throw Refusal.origin
        }
        let body = try await collect(request)
        let id = cookie.read(request.headers)
        if isForm(request) {
            guard let session = try await registry.find(id, from: context.client, isActive: true) else {
                // Without script, the page can't load itself again.
                return headers.redirect(to: PageLocation("/"))
            }
            guard await session.handle(FormPost(body: body.readableBytesView)) else { throw Refusal.tooManyEvents }
            return headers.redirect(to: await session.location)
        }
        let received = clock.now()
        let message: EventMessage
        do {
            message = try EventMessage.decode(Data(body.readableBytesView))
        } catch {
            throw Refusal.malformed(error.description)
        }
        guard let session = try await registry.find(id, from: context.client, isActive: message.isActive) else {
            throw Refusal.noSession
        }
        guard await session.admits(message) else { throw Refusal.tooManyEvents }
        let (json, ready) = await session.answer(message, sprite: assets.sprite, clock: clock)
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
    ) -> (json: String, ready: Duration) {
        let json = answer(message, sprite: sprite)
        return (json, clock.now())
    }

    /// Charges a message for each of its events, and for the full page that is sent where its own is not known.
    func admits(_ message: EventMessage) -> Bool {
        guard admitsEvents(message.events?.count ?? 0) else { return false }
        return page(for: message) != nil || admitsDocument()
    }

    /// The page that a message is from, unless the server has forgotten it or knows less than it does.
    private func page(for message: EventMessage) -> Page? {
        PageID(text: message.page).flatMap { page($0) }.flatMap { message.n <= $0.number ? $0 : nil }
    }

    /// Carries out a message and returns the response: a frame, the full page where the message's own is not known, or
    /// `{}`.
    func answer(_ message: EventMessage, sprite: String) -> String {
        let encoder = FrameEncoder(sprite: sprite)
        if let isVisible = message.visible { see(isVisible, PageID(text: message.page).flatMap { page($0) }) }
        guard let page = page(for: message) else {
            // Its events name elements of a tree that is gone: only its location counts.
            _ = visit(PageLocation(message.at))
            return encoder.encode(resync(makePage()))
        }
        return handle(message, on: page).map(encoder.encode) ?? "{}"
    }
}

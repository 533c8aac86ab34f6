import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging

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
        guard hosts.allows(request.head.authority) else { throw Refusal.host(request.head.authority) }
        let target = request.head.path ?? "/"
        guard target.utf8.count <= limits.location else { throw Refusal.locationTooLong(limits.location) }
        let path = target.prefix { $0 != "?" }
        switch path {
        case "/_flow/event":
            guard request.method == .post else { throw Refusal.method(allowed: "POST") }
            return try await event(request, context)
        case "/_flow/stream":
            guard request.method == .get else { throw Refusal.method(allowed: "GET") }
            return try await stream(request, context)
        case "/_flow/control":
            guard let controlToken else { throw Refusal.unknownAsset }
            guard request.method == .post else { throw Refusal.method(allowed: "POST") }
            return try await control(request, context, token: controlToken)
        case _ where path.hasPrefix("/_flow/"):
            guard request.method == .get else { throw Refusal.method(allowed: "GET") }
            return try asset(String(path.dropFirst("/_flow/".count)))
        default:
            guard request.method == .get else { throw Refusal.method(allowed: "GET") }
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
                    : "The app could not be opened. Please try again.",
                detail: "Request \(id)", action: "Try again", location: nil
            )
        ) { fields in
            if isFull { fields[.retryAfter] = "60" }
        }
    }
}

import HTTPTypes
import Hummingbird
import HummingbirdCore
import Logging

/// Answers every request: checks who asks by which name, then hands it to the part that serves it.
struct PageResponder: HTTPResponder {
    typealias Context = HostRequestContext

    let registry: SessionRegistry
    let assets: Assets
    let rules: StyleRules
    let document: PageDocument
    let hosts: HostPolicy
    let headers: ResponseHeaders
    let cookie: SessionCookie
    /// What messages from this machine need; nil when none are taken.
    let controlToken: String?
    let limits: BrowserHostLimits
    let clock: HostClock
    let logger: Logger

    func respond(to request: Request, context: HostRequestContext) async throws -> Response {
        do {
            return try await answer(request, context)
        } catch let refusal as Refusal {
            return self.refusal(refusal, to: request)
        } catch let error as BrowserHostError {
            return failure(error.description, status: .serviceUnavailable)
        } catch SessionRefusal.tooFast {
            return refusal(.tooManyNewSessions, to: request)
        } catch SessionRefusal.shuttingDown {
            return refusal(.shuttingDown, to: request)
        } catch {
            logger.error("request failed", metadata: ["error": "\(error)"])
            return failure(String(describing: error), status: .internalServerError)
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
            return try await event(request)
        case "/_flow/stream":
            guard request.method == .get else { throw Refusal.method(allowed: "GET") }
            return try await stream(request, context)
        case "/_flow/control":
            guard let controlToken else { throw Refusal.unknownAsset }
            guard request.method == .post else { throw Refusal.method(allowed: "POST") }
            return try await control(request, context, token: controlToken)
        case _ where path.hasPrefix("/_flow/"):
            guard request.method == .get else { throw Refusal.method(allowed: "GET") }
            return try await asset(String(path.dropFirst("/_flow/".count)))
        default:
            guard request.method == .get else { throw Refusal.method(allowed: "GET") }
            return try await page(request, at: PageLocation(target))
        }
    }

    private func asset(_ name: String) async throws -> Response {
        if let count = assets.ruleCount(name), count <= (await rules.count) {
            return headers.response(
                .ok, type: "text/css; charset=utf-8", body: await rules.styleSheet(count), cache: Self.forGood)
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
            // A body that was refused unread can't be told from the next request.
            if refusal.status == .contentTooLarge || refusal.status == .requestTimeout { fields[.connection] = "close" }
        }
    }

    private func failure(_ reason: String, status: HTTPResponse.Status) -> Response {
        headers.response(
            status, type: "text/html; charset=utf-8",
            body: document.notice(
                title: "This didn’t work",
                text: "The app could not be opened.",
                detail: reason,
                action: "Try again", location: nil
            ))
    }
}

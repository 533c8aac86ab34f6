import HTTPTypes

/// The reason why a request isn't carried out. The texts are part of the interface.
struct Refusal: Error, Equatable {
    let status: HTTPResponse.Status
    let message: String
    var retryAfter: Int?
    var allow: String?

    static func host(_ name: String?) -> Refusal {
        Refusal(
            status: .misdirectedRequest,
            message: """
                This server doesn't answer to the name "\(name ?? "")". \
                Use 127.0.0.1 or localhost, or add the name to the allowed hosts.
                """)
    }
    static let severalHosts = Refusal(status: .badRequest, message: "The request has more than one Host header.")
    static let severalSessions = Refusal(
        status: .badRequest,
        message:
            "The request has more than one session cookie. Delete the cookies of this site, and load the page again.")
    static let origin = Refusal(
        status: .forbidden,
        message: "This request didn't come from a page of this server. Only its own pages may change anything here.")
    static let notNavigation = Refusal(
        status: .forbidden, message: "Screens are shown in a window of their own, not inside another page.")
    static let noSession = Refusal(
        status: .unauthorized, message: "There is no session for this request. Load the page again.")
    static func bodyTooLarge(_ limit: Int) -> Refusal {
        Refusal(status: .contentTooLarge, message: "The request is too large. At most \(limit) bytes are accepted.")
    }
    static let bodyTooSlow = Refusal(status: .requestTimeout, message: "The request took too long to arrive.")
    static func locationTooLong(_ limit: Int) -> Refusal {
        Refusal(status: .uriTooLong, message: "The address is too long. At most \(limit) bytes are accepted.")
    }
    static let tooManyEvents = Refusal(
        status: .tooManyRequests, message: "Too many events at once. Try again in a moment.", retryAfter: 1)
    static let tooManySessionStarts = Refusal(
        status: .tooManyRequests, message: "Too many sessions are starting at once. Try again in a moment.",
        retryAfter: 5)
    static let tooManyDocuments = Refusal(
        status: .tooManyRequests, message: "Too many pages at once. Try again in a moment.", retryAfter: 1)
    static let tooManyStreamOpenings = Refusal(
        status: .tooManyRequests, message: "Too many streams at once. Try again in a moment.", retryAfter: 1)
    static let tooManyStreams = Refusal(
        status: .tooManyRequests, message: "Too many pages of this session are open. Close one.", retryAfter: 5)
    static let controlFromElsewhere = Refusal(
        status: .forbidden, message: "Messages are taken from programs on this machine only, and from no page.")
    static let controlToken = Refusal(
        status: .unauthorized, message: "The token is missing or wrong. It is in control.json in the session root.")
    static let unknownSession = Refusal(status: .notFound, message: "There is no running session of this name.")
    static let shuttingDown = Refusal(
        status: .serviceUnavailable, message: "The server is stopping.", retryAfter: 5)
    static let onlyPost = Refusal(status: .methodNotAllowed, message: "Only POST is possible here.", allow: "POST")
    static let onlyGet = Refusal(status: .methodNotAllowed, message: "Only GET is possible here.", allow: "GET")
    static let onlyReading = Refusal(
        status: .methodNotAllowed, message: "Only GET and HEAD are possible here.", allow: "GET, HEAD")
    static let unknownAsset = Refusal(status: .notFound, message: "There is no such file.")
    static func malformed(_ reason: String) -> Refusal { Refusal(status: .badRequest, message: reason) }
}

import Foundation
public import Model

extension HTTPResponse {
    /// Why this is no answer to the question; nil for a success (2xx). The one place that knows what a status means.
    ///
    /// - Parameters:
    ///   - what: What was asked for, as a message names it: `product 12`.
    public func failure(asking what: String) -> ServiceError? {
        switch status {
        case 200..<300: nil
        case 401: .unauthorised
        case 403: .forbidden(message: message)
        case 404: .notFound(what)
        case 409: .conflict(message: message)
        case 429: .rateLimited(retryAfter: retryAfter())
        case 500...: .server(status: status, message: message)
        default: .rejected(status: status, message: message)
        }
    }

    /// The server's own words, from a body `{"message": "…"}`.
    private var message: String? {
        struct Answer: Decodable { let message: String }
        guard let words = try? JSONDecoder().decode(Answer.self, from: body).message, !words.isEmpty else { return nil }
        // Cut first: the body may be large.
        let shown = String(words.unicodeScalars.prefix(400).map { $0.properties.isWhitespace ? " " : Character($0) })
            .filter { !$0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
            .split(separator: " ", omittingEmptySubsequences: false).map { $0.looksLikeASecret ? "•" : String($0) }
            .joined(separator: " ")
        return shown.count > 300 ? shown.prefix(300) + "…" : shown
    }
}

extension Substring {
    /// Whether only a machine can have made it: a server may quote the token that it refuses.
    fileprivate var looksLikeASecret: Bool {
        utf8.count >= 24 && contains(where: \.isNumber) && contains(where: \.isLetter)
    }
}

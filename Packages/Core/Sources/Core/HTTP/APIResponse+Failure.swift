import Foundation
import HTTPTypes
import Model

extension APIResponse {
    /// Returns the reason why this isn't a successful response. `nil` for 2xx. No other code maps statuses to failures.
    ///
    /// - Parameter what: The requested item, as a message names it: `product 12`.
    func failure(asking what: String) -> ServiceError? {
        switch status {
        case 200..<300: nil
        case 401: .unauthorized
        case 403: .forbidden(message: message)
        // Gateways send a 404 with a message as well, so only the API's own form counts: the caller deletes what is gone.
        case 404: isGone ? .notFound(what) : .rejected(status: 404, message: message)
        case 409: .conflict(message: message)
        case 429: .rateLimited(retryAfter: retryAfter())
        case 500...: .server(status: status, message: message)
        default: .rejected(status: status, message: message)
        }
    }

    /// A Boolean value that indicates whether the API says that it doesn't have the item: `{"reason": "gone"}`, or DummyJSON's
    /// message `Product with id '12' not found`. Gateways write others: `Not Found`.
    private var isGone: Bool {
        struct Body: Decodable { let reason: String }
        if (try? JSONDecoder().decode(Body.self, from: body).reason) == "gone" { return true }
        return message?.wholeMatch(of: /[A-Z][a-z]+( with id)? '.*' not found/) != nil
    }

    /// The server's text, from a body `{"message": "…"}`.
    private var message: String? {
        struct Body: Decodable { let message: String }
        guard let text = try? JSONDecoder().decode(Body.self, from: body).message, !text.isEmpty else { return nil }
        // Truncated first: the body may be large.
        let plain = String(text.unicodeScalars.prefix(400).map { $0.properties.isWhitespace ? " " : Character($0) })
            .filter { !$0.unicodeScalars.contains { $0.properties.generalCategory == .control } }
            .split(separator: " ", omittingEmptySubsequences: false).map { $0.mayBeSecret ? "•" : String($0) }
            .joined(separator: " ")
        return plain.count > 300 ? plain.prefix(300) + "…" : plain
    }

    /// Returns the wait that the server asks for (`Retry-After`): a number of seconds, or a date.
    ///
    /// A date is compared with the server's own `Date`, because the device's clock may be wrong.
    ///
    /// - Parameter now: The current time, for a server that doesn't send its own.
    func retryAfter(now: Date = Date()) -> Duration? {
        guard let text = headers[.retryAfter] else { return nil }
        if let seconds = UInt32(text) { return .seconds(seconds) }
        guard let date = HTTPDate.parse(text) else { return nil }
        let sent = headers[.date].flatMap(HTTPDate.parse) ?? now
        return .seconds(max(0, Int(date.timeIntervalSince(sent).rounded(.up))))
    }
}

extension ServiceError {
    /// A Boolean value that indicates whether there is nothing at the address of the request.
    var isMissing: Bool {
        switch self {
        case .notFound, .rejected(status: 404, _): true
        default: false
        }
    }
}

extension Substring {
    /// A Boolean value that indicates whether the word looks like a token: a server may quote the one that it refuses.
    fileprivate var mayBeSecret: Bool {
        utf8.count >= 24 && contains(where: \.isNumber) && contains(where: \.isLetter)
    }
}

/// Dates in the format of HTTP: `Sun, 06 Nov 1994 08:49:37 GMT`.
private enum HTTPDate {
    /// Returns the date. `nil` for any other format, and for a day that doesn't exist.
    static func parse(_ text: String) -> Date? {
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = .gmt
        formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
        // The formatter accepts other formats as well: one digit of a day, or the wrong day of the week.
        return formatter.date(from: text).flatMap { formatter.string(from: $0) == text ? $0 : nil }
    }
}

public import Foundation
import HTTPTypes
public import Model

extension APIResponse {
    /// Returns the reason why this isn't a successful response. `nil` for 2xx. No other code maps statuses to failures.
    ///
    /// - Parameter what: The requested item, as a message names it: `product 12`.
    public func failure(asking what: String) -> ServiceError? {
        switch status {
        case 200..<300: nil
        case 401: .unauthorized
        case 403: .forbidden(message: message)
        case 404: .notFound(what)
        case 409: .conflict(message: message)
        case 429: .rateLimited(retryAfter: retryAfter())
        case 500...: .server(status: status, message: message)
        default: .rejected(status: status, message: message)
        }
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
    public func retryAfter(now: Date = Date()) -> Duration? {
        guard let text = headers[.retryAfter] else { return nil }
        if let seconds = UInt32(text) { return .seconds(seconds) }
        guard let date = HTTPDate.parse(text) else { return nil }
        let sent = headers[.date].flatMap(HTTPDate.parse) ?? now
        return .seconds(max(0, Int(date.timeIntervalSince(sent).rounded(.up))))
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
    private static let months = [
        "Jan": 1, "Feb": 2, "Mar": 3, "Apr": 4, "May": 5, "Jun": 6,
        "Jul": 7, "Aug": 8, "Sep": 9, "Oct": 10, "Nov": 11, "Dec": 12,
    ]

    /// Returns the date. `nil` for any other format, and for a day that doesn't exist.
    static func parse(_ text: String) -> Date? {
        let parts = text.split(separator: " ", omittingEmptySubsequences: false)
        guard parts.count == 6, parts[0].hasSuffix(","), parts[5] == "GMT", let month = months[String(parts[2])],
            let day = number(parts[1], 2), let year = number(parts[3], 4)
        else { return nil }
        let time = parts[4].split(separator: ":", omittingEmptySubsequences: false)
        guard time.count == 3, let hour = number(time[0], 2), let minute = number(time[1], 2),
            let second = number(time[2], 2), let gmt = TimeZone(secondsFromGMT: 0)
        else { return nil }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = gmt
        let components = DateComponents(
            calendar: calendar, timeZone: gmt, year: year, month: month, day: day, hour: hour, minute: minute,
            second: second)
        return components.isValidDate ? components.date : nil
    }

    private static func number(_ text: Substring, _ digits: Int) -> Int? {
        text.utf8.count == digits && text.utf8.allSatisfy { (48...57).contains($0) } ? Int(text) : nil
    }
}

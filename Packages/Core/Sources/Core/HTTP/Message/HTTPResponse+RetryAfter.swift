public import Foundation

extension HTTPResponse {
    /// When the server wants to be asked again, from `Retry-After`: a number of seconds, or a date.
    ///
    /// A date is compared with the server's own `Date`, so that a clock that is wrong here does no harm.
    ///
    /// - Parameters:
    ///   - now: What time it is, for a server that does not say.
    public func retryAfter(now: Date = Date()) -> Duration? {
        guard let text = headers["Retry-After"] else { return nil }
        if let seconds = UInt32(text) { return .seconds(seconds) }
        guard let date = HTTPDate.parse(text) else { return nil }
        let sent = headers["Date"].flatMap(HTTPDate.parse) ?? now
        return .seconds(max(0, Int(date.timeIntervalSince(sent).rounded(.up))))
    }
}

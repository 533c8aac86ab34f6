import Foundation

/// Dates as the API writes them: ISO 8601, with or without parts of a second.
enum WireDate {
    static func parse(_ text: String) -> Date? {
        let style = Date.ISO8601FormatStyle()
        return (try? style.parse(text)) ?? (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text))
    }
}

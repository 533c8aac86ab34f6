import Foundation

extension Date {
    /// The date in the format of the API, to the second, as in `2025-04-30T09:41:02.000Z`.
    var timestamp: String {
        let seconds = Date(timeIntervalSince1970: timeIntervalSince1970.rounded(.down))
        return seconds.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
    }

    /// - Parameter day: The number of days since January 1, 2024.
    init(day: Int, second: Int) {
        self.init(timeIntervalSince1970: Double(1_704_067_200 + day * 86_400 + second))
    }
}

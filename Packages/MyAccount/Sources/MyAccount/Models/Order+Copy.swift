import Foundation
import Model

extension Order {
    /// The day on which it was placed, the same everywhere: `1 January 2026`.
    var day: String {
        var style = Date.FormatStyle(date: .long, time: .omitted, locale: Locale(identifier: "en_GB"))
        style.timeZone = .gmt
        return placedAt.formatted(style)
    }

    /// How many pieces were ordered: `3 items`.
    var pieces: String { itemCount == 1 ? "1 item" : "\(itemCount) items" }
}

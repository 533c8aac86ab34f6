import Foundation
import Model

extension Order {
    /// The day of the order, in the same format for every locale: `1 January 2026`.
    var day: String { placedAt.dayText }

    /// The number of ordered items as text: `3 items`.
    var pieces: String { itemCount == 1 ? "1 item" : "\(itemCount) items" }
}

extension Date {
    /// The day, in the same format for every locale: `1 January 2026`.
    var dayText: String {
        var style = Date.FormatStyle(date: .long, time: .omitted, locale: Locale(identifier: "en_GB"))
        style.timeZone = .gmt
        return formatted(style)
    }
}

extension OrderStatus {
    /// The display name of the status.
    var name: String {
        switch self {
        case .placed: "Placed"
        case .shipped: "On its way"
        case .delivered: "Delivered"
        case .cancelled: "Canceled"
        }
    }
}

import Foundation
import Model
import SharedUI

extension FormatStyle where Self == Date.FormatStyle {
    /// The day in the language of the user: `January 1, 2026`. The time zone is the same for all users.
    static var day: Date.FormatStyle {
        var style = Date.FormatStyle(date: .long, time: .omitted)
        style.timeZone = .gmt
        return style
    }
}

extension OrderStatus {
    /// The display name of the status.
    var name: LocalizedStringResource {
        switch self {
        case .placed: "Placed"
        case .shipped: "On its way"
        case .delivered: "Delivered"
        case .cancelled: "Canceled"
        }
    }
}

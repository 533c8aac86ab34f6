public import Foundation

extension FormatStyle where Self == Date.FormatStyle {
    /// The format of a day in the language of the user: `January 1, 2026`. Days are in GMT, so that they are the same for all
    /// users.
    public static var day: Date.FormatStyle { Date.FormatStyle(date: .long, time: .omitted, timeZone: .gmt) }
}

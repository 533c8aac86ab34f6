import Foundation

extension Date {
    /// The time of day with seconds.
    var time: String { formatted(date: .omitted, time: .standard) }
}

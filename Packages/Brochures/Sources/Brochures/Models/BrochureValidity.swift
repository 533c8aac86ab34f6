public import Foundation
public import Model

#if canImport(Darwin)
    // `LocalizedStringResource` is Foundation's.
    import FlowKit
#else
    public import FlowKit
#endif

/// The validity of a brochure's offers.
public enum BrochureValidity: Hashable, Sendable {
    /// Valid without an end date.
    case unlimited
    /// Valid until the end of this day.
    case until(Date)
    /// Expired. The value is the last valid day.
    case expired(Date)

    /// Creates the validity of a brochure. Days are in UTC, so that a day is the same for all users.
    public init(of brochure: Brochure, at now: Date) {
        guard let last = brochure.validUntil else {
            self = .unlimited
            return
        }
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        let end = calendar.date(byAdding: .day, value: 1, to: calendar.startOfDay(for: last)) ?? last
        self = now < end ? .until(last) : .expired(last)
    }

    /// A Boolean value that indicates whether the last valid day has passed.
    public var isExpired: Bool {
        if case .expired = self { true } else { false }
    }

    /// The validity as text. `nil` if there is no end date.
    public var text: LocalizedStringResource? {
        switch self {
        case .unlimited: nil
        case .until(let day): "Valid until \(day, format: .day)"
        case .expired(let day): "Expired on \(day, format: .day)"
        }
    }
}

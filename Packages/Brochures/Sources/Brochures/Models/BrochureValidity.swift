public import Foundation
public import Model

/// How long a brochure's offers stand.
public enum BrochureValidity: Hashable, Sendable {
    /// For as long as there is the brochure.
    case unlimited
    /// To the end of this day.
    case until(Date)
    /// No more: this was their last day.
    case expired(Date)

    /// Days begin and end in Greenwich, as those who name them mean it: a day is the same one everywhere.
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

    /// Whether the last day is over.
    public var isExpired: Bool {
        if case .expired = self { true } else { false }
    }

    /// The day in words; nil when there is nothing to say.
    public var text: String? {
        switch self {
        case .unlimited: nil
        case .until(let day): "Valid until \(Self.shown(day))"
        case .expired(let day): "Expired on \(Self.shown(day))"
        }
    }

    /// The same in every locale: `31 May 2030`.
    private static func shown(_ day: Date) -> String {
        var style = Date.FormatStyle(date: .long, time: .omitted, locale: Locale(identifier: "en_GB"))
        style.timeZone = .gmt
        return day.formatted(style)
    }
}

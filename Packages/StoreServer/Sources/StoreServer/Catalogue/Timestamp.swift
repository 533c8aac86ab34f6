import Foundation

/// A time since the beginning of 2024, as JSON writes it.
struct Timestamp {
    let text: String

    /// - Parameter day: 0 stands for the first of January 2024.
    init(day: Int, second: Int) {
        var day = day
        var year = 2024
        while day >= Self.days(year) {
            day -= Self.days(year)
            year += 1
        }
        var month = 0
        let lengths = [31, Self.days(year) - 337, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        while day >= lengths[month] {
            day -= lengths[month]
            month += 1
        }
        let date = "\(year)-\(Self.two(month + 1))-\(Self.two(day + 1))"
        let time = [second / 3600, second / 60 % 60, second % 60].map(Self.two).joined(separator: ":")
        text = "\(date)T\(time).000Z"
    }

    /// A time of the clock; those before 2024 become its beginning.
    init(_ date: Date) {
        let seconds = Int(max(0, date.timeIntervalSince1970 - 1_704_067_200))
        self.init(day: seconds / 86_400, second: seconds % 86_400)
    }

    private static func days(_ year: Int) -> Int {
        year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 366 : 365
    }

    private static func two(_ number: Int) -> String { number < 10 ? "0\(number)" : String(number) }
}

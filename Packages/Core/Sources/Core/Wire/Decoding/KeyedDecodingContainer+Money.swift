import Foundation
import Model

extension KeyedDecodingContainer {
    /// An amount of money of at least zero, exact from its digits on.
    func money(_ key: Key) throws -> Money {
        let amount = try required(Decimal.self, key)
        guard !amount.isNaN, amount.isFinite else { throw WireProblem(codingPath, at: key, "it is not a number") }
        guard amount >= 0 else { throw WireProblem(codingPath, at: key, "it is negative") }
        guard amount < Self.unaffordable, let money = Money(amount) else {
            throw WireProblem(codingPath, at: key, "it is too large")
        }
        return money
    }

    /// Hundredths of a percent, from a percentage. Nil when it is missing or no number.
    func basisPoints(_ key: Key) -> Int? {
        guard var percentage = lenient(Decimal.self, key), !percentage.isNaN else { return nil }
        percentage = min(max(percentage, 0), 100) * 100
        var rounded = Decimal()
        NSDecimalRound(&rounded, &percentage, 0, .plain)
        return Int(exactly: rounded as NSDecimalNumber)
    }

    /// So many cents still fit, together with those of ten thousand others.
    private static var unaffordable: Decimal { Decimal(sign: .plus, exponent: 12, significand: 1) }
}

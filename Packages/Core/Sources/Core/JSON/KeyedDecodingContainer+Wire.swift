import Foundation
import Model

extension KeyedDecodingContainer {
    /// A value that may be missing, null, or of another type than it should be.
    func lenient<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
        (try? decodeIfPresent(type, forKey: key)) ?? nil
    }

    /// The readable elements of a list that may be missing. The others are left out.
    func lenientList<Value: Decodable>(of type: Value.Type, _ key: Key) -> [Value] {
        (lenient([LenientElement<Value>].self, key) ?? []).compactMap(\.value)
    }
}

/// An element of a list that is left out when it can't be read.
private struct LenientElement<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws {
        value = try? Value(from: decoder)
    }
}

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

extension KeyedDecodingContainer {
    /// A number or a text that must be there and have its type.
    func required<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
        do {
            return try decode(type, forKey: key)
        } catch let error as DecodingError {
            if case .dataCorrupted = error { throw WireProblem(codingPath, at: key, "its value is invalid") }
            throw error
        } catch let error as WireProblem {
            throw error
        } catch {
            // For a number that does not fit, the decoder throws an error of its own, which does not say where it is.
            throw WireProblem(codingPath, at: key, "its value is invalid")
        }
    }

    /// A text that must be there and say something.
    func text(_ key: Key) throws -> String {
        let text = try required(String.self, key)
        guard !text.isEmpty else { throw WireProblem(codingPath, at: key, "it is empty") }
        return text
    }

    /// A number of at least zero that names something.
    func identifier(_ key: Key) throws -> Int {
        let number = try required(Int.self, key)
        guard number >= 0 else { throw WireProblem(codingPath, at: key, "it is negative") }
        return number
    }

    /// A moment that must be there.
    func date(_ key: Key) throws -> Date {
        guard let date = WireDate.parse(try required(String.self, key)) else {
            throw WireProblem(codingPath, at: key, "it isn't a date")
        }
        return date
    }
}

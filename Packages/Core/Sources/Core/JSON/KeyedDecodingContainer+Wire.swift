import Foundation
import Model

extension KeyedDecodingContainer {
    /// Decodes a value that may be missing, null, or of another type.
    func lenient<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
        (try? decodeIfPresent(type, forKey: key)) ?? nil
    }

    /// Decodes the readable elements of a list that may be missing.
    func lenientList<Value: Decodable>(of type: Value.Type, _ key: Key) -> [Value] {
        (lenient([LenientElement<Value>].self, key) ?? []).compactMap(\.value)
    }
}

/// The readable elements of a page, which may be none: other pages may have some.
struct LenientList<Element: Decodable>: Decodable {
    let elements: [Element]
    /// The number of all elements, also of those that can't be read.
    let count: Int

    /// A Boolean value that indicates whether all elements could be read.
    var isComplete: Bool { elements.count == count }

    init(from decoder: any Decoder) throws {
        let all = try [LenientElement<Element>](from: decoder)
        (elements, count) = (all.compactMap(\.value), all.count)
    }
}

/// The readable elements of a whole list. If none is readable, the format of all is another: decoding throws the error of the
/// first, so that nothing replaces the stored list.
struct ReadableList<Element: Decodable>: Decodable {
    let elements: [Element]
    /// A Boolean value that indicates whether all elements could be read.
    let isComplete: Bool

    init(from decoder: any Decoder) throws {
        let list = try LenientList<Element>(from: decoder)
        elements = try list.elements.isEmpty ? [Element](from: decoder) : list.elements
        isComplete = list.isComplete
    }
}

extension LenientList: Sendable where Element: Sendable {}
extension ReadableList: Sendable where Element: Sendable {}

/// An element of a list or a dictionary. `nil` if it can't be read.
struct LenientElement<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws {
        value = try? Value(from: decoder)
    }
}

extension KeyedDecodingContainer {
    /// Decodes an amount of money, exactly. A negative amount is an error.
    func money(_ key: Key) throws -> Money {
        let amount = try required(Decimal.self, key)
        guard !amount.isNaN, amount.isFinite else { throw WireProblem(codingPath, at: key, "it is not a number") }
        guard amount >= 0 else { throw WireProblem(codingPath, at: key, "it is negative") }
        guard amount < Self.unaffordable, let money = Money(amount) else {
            throw WireProblem(codingPath, at: key, "it is too large")
        }
        return money
    }

    /// Decodes a percentage as hundredths of a percent. `nil` if it is missing or isn't a number.
    func basisPoints(_ key: Key) -> Int? {
        guard var percentage = lenient(Decimal.self, key), !percentage.isNaN else { return nil }
        percentage = min(max(percentage, 0), 100) * 100
        var rounded = Decimal()
        NSDecimalRound(&rounded, &percentage, 0, .plain)
        return Int(exactly: rounded as NSDecimalNumber)
    }

    /// The limit of an amount, so that a sum of ten thousand can't overflow.
    private static var unaffordable: Decimal { Decimal(sign: .plus, exponent: 12, significand: 1) }
}

extension KeyedDecodingContainer {
    /// Decodes a value that must exist and have its type.
    func required<Value: Decodable>(_ type: Value.Type, _ key: Key) throws -> Value {
        do {
            return try decode(type, forKey: key)
        } catch let error as DecodingError {
            if case .dataCorrupted = error { throw WireProblem(codingPath, at: key, "its value is invalid") }
            throw error
        } catch let error as WireProblem {
            throw error
        } catch {
            // The decoder's error for a number that doesn't fit has no path.
            throw WireProblem(codingPath, at: key, "its value is invalid")
        }
    }

    /// Decodes a required text that isn't empty.
    func text(_ key: Key) throws -> String {
        let text = try required(String.self, key)
        guard !text.isEmpty else { throw WireProblem(codingPath, at: key, "it is empty") }
        return text
    }

    /// Decodes a required identifier: a number of at least zero.
    func identifier(_ key: Key) throws -> Int {
        let number = try required(Int.self, key)
        guard number >= 0 else { throw WireProblem(codingPath, at: key, "it is negative") }
        return number
    }

    /// Decodes a required date.
    func date(_ key: Key) throws -> Date {
        guard let date = WireDate.parse(try required(String.self, key)) else {
            throw WireProblem(codingPath, at: key, "it isn't a date")
        }
        return date
    }
}

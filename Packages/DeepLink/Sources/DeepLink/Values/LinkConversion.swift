public import Foundation

/// Turns captured texts into values. Generic code that is specialized where it is used, so that the common types cost what
/// they cost when written by hand.
@usableFromInline
enum LinkConversion {
    /// A whole number in decimal digits, with or without a sign, as `Int.init(_: String)` reads it; nil for anything else.
    @inlinable
    static func integer(_ bytes: UnsafeBufferPointer<UInt8>) -> Int? {
        var index = 0
        var isNegative = false
        if let first = bytes.first, first == UInt8(ascii: "-") || first == UInt8(ascii: "+") {
            isNegative = first == UInt8(ascii: "-")
            index = 1
        }
        guard index < bytes.count else { return nil }
        guard bytes.count <= 18 else { return long(bytes, from: index, isNegative) }
        var value = 0
        while index < bytes.count {
            // The index is less than the count, by the line above. Eighteen digits never overflow.
            let digit = bytes[index] &- 48
            guard digit < 10 else { return nil }
            value = value &* 10 &+ Int(digit)
            index &+= 1
        }
        return isNegative ? 0 &- value : value
    }

    /// The same for more digits than surely make a number.
    @usableFromInline
    static func long(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ isNegative: Bool) -> Int? {
        var value = 0
        for byte in bytes[start...] {
            let digit = Int(byte) - 48
            guard digit >= 0, digit < 10 else { return nil }
            let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
            let (next, isTooLargeYet) =
                isNegative ? tens.subtractingReportingOverflow(digit) : tens.addingReportingOverflow(digit)
            guard !isTooLarge, !isTooLargeYet else { return nil }
            value = next
        }
        return value
    }
}

extension LinkValues {
    @inlinable
    func converted<Value: LosslessStringConvertible>(_ range: LinkRange, _ index: Int) -> Value? {
        // Each comparison is of constants once this is specialized.
        if Value.self == Int.self, !range.isEncoded {
            guard let integer = LinkConversion.integer(bytes(of: range)) else { return nil }
            return integer as? Value
        }
        if Value.self == String.self {
            let text = text(of: range, index)
            return text as? Value
        }
        return Value(text(of: range, index))
    }
}

extension LinkValues {
    @inlinable
    func converted(_ range: LinkRange, _ index: Int) -> UUID? { UUID(uuidString: text(of: range, index)) }

    @inlinable
    func converted<Value: RawRepresentable>(_ range: LinkRange, _ index: Int) -> Value?
    where Value.RawValue: LosslessStringConvertible {
        guard let raw: Value.RawValue = converted(range, index) else { return nil }
        return Value(rawValue: raw)
    }

    @inlinable
    func converted<Value: RawRepresentable>(_ range: LinkRange, _ index: Int) -> Value? where Value.RawValue == UUID {
        guard let raw: UUID = converted(range, index) else { return nil }
        return Value(rawValue: raw)
    }

    @inlinable
    func converted<Value: RawRepresentable & LosslessStringConvertible>(_ range: LinkRange, _ index: Int) -> Value?
    where Value.RawValue: LosslessStringConvertible { Value(text(of: range, index)) }

    @inlinable
    func converted<Value: RawRepresentable & LosslessStringConvertible>(_ range: LinkRange, _ index: Int) -> Value?
    where Value.RawValue == UUID { Value(text(of: range, index)) }
}

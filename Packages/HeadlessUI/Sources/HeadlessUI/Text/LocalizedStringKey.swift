public import Foundation

/// The words of a view, as written in its source. There are no string tables here: the key is what is shown.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation, Sendable {
    let key: String

    public init(_ value: String) { key = value }
    public init(stringLiteral value: String) { key = value }
    public init(stringInterpolation: StringInterpolation) { key = stringInterpolation.text }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        var text = ""

        public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }

        public mutating func appendLiteral(_ literal: String) { text += literal }

        public mutating func appendInterpolation(_ string: String) { text += string }

        public mutating func appendInterpolation(_ string: Substring) { text += string }

        public mutating func appendInterpolation(_ text: Text) { self.text += text.string }

        /// Numbers are written as SwiftUI writes them in English: grouped, floating point with six decimals.
        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable { text += value._formatted }

        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
            text += String(format: specifier, value._argument)
        }

        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle, F.FormatInput: Equatable, F.FormatOutput == String {
            text += format.format(input)
        }
    }
}

/// A number that can be interpolated in a localized string.
public protocol _FormatSpecifiable: Equatable {
    var _formatted: String { get }
    var _argument: any CVarArg { get }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & CVarArg {
    public var _formatted: String { grouped(String(self)) }
    public var _argument: any CVarArg { self }
}

extension Int: _FormatSpecifiable {}
extension Int8: _FormatSpecifiable {}
extension Int16: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt8: _FormatSpecifiable {}
extension UInt16: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Double: _FormatSpecifiable {
    public var _formatted: String { grouped(String(format: "%f", self)) }
    public var _argument: any CVarArg { self }
}

extension Float: _FormatSpecifiable {
    public var _formatted: String { Double(self)._formatted }
    public var _argument: any CVarArg { self }
}

extension CGFloat: _FormatSpecifiable {
    public var _formatted: String { Double(self)._formatted }
    public var _argument: any CVarArg { Double(self) }
}

/// Puts commas between the thousands of a decimal number.
private func grouped(_ number: String) -> String {
    let whole = number.prefix { $0 != "." }
    let digits = whole.drop { $0 == "-" }
    guard digits.count > 3, digits.allSatisfy(\.isNumber) else { return number }
    var text = String(whole.prefix { $0 == "-" })
    for (index, digit) in digits.enumerated() {
        if index > 0, (digits.count - index) % 3 == 0 { text.append(",") }
        text.append(digit)
    }
    return text + number.dropFirst(whole.count)
}

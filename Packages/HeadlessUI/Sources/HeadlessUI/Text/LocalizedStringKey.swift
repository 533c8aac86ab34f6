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

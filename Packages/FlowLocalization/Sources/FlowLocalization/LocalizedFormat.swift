public import Foundation

/// A key of a string catalog and the values in it: `"Only \(3) left"` has the key `Only %lld left` and the value 3.
///
/// Keys are written as Xcode writes them, so the same catalog works on all platforms.
public struct LocalizedFormat: Hashable, Sendable {
    /// The key. It is also the English text, if the catalog has no other.
    public let key: String
    /// The values for the key's placeholders.
    public let values: [Value]

    /// Creates a text from a key as Xcode writes it.
    ///
    /// - Parameters:
    ///   - key: The key, with placeholders such as `%lld`. A percent sign of the text is written `%%`.
    ///   - values: The values for the placeholders, in their order.
    public init(key: String, values: [Value] = []) {
        self.key = key
        self.values = values
    }

    /// Creates a text that is the same in all languages, a product's title for instance.
    public init(verbatim text: String) { self.init(key: "%@", values: [.text(text)]) }
}

extension LocalizedFormat {
    /// A value in a text.
    public enum Value: Hashable, Sendable {
        /// A text that isn't looked up, such as a product's title.
        case text(String)
        /// A whole number. It chooses the plural form of the text.
        case integer(Int)
        /// A number with a fraction, shown as the locale writes it.
        case number(Double)
        /// A value that depends on the locale: a price or a date.
        case formatted(FormattedValue)
        /// Texts, one after the other.
        case formats([LocalizedFormat])
    }

    /// A value with its format.
    public struct FormattedValue: Hashable, Sendable {
        let text: @Sendable (Locale) -> String

        /// Creates a value from a function that returns its text in a locale.
        public init(_ text: @escaping @Sendable (Locale) -> String) { self.text = text }

        /// Two values are equal if they have the same text in English.
        public static func == (a: FormattedValue, b: FormattedValue) -> Bool { a.english == b.english }

        public func hash(into hasher: inout Hasher) { hasher.combine(english) }

        fileprivate var english: String { text(Locale(identifier: "en_US")) }
    }
}

extension LocalizedFormat: ExpressibleByStringInterpolation {
    public init(stringLiteral value: String) { self.init(key: value) }

    public init(stringInterpolation: StringInterpolation) {
        self.init(key: stringInterpolation.key, values: stringInterpolation.values)
    }

    public struct StringInterpolation: StringInterpolationProtocol, Sendable {
        fileprivate var key = ""
        fileprivate var values: [Value] = []

        public init(literalCapacity: Int, interpolationCount: Int) { key.reserveCapacity(literalCapacity) }

        public mutating func appendLiteral(_ literal: String) { key += literal.replacing("%", with: "%%") }

        /// Appends a text that isn't looked up, with the placeholder `%@`.
        public mutating func appendInterpolation(_ string: String) { append("%@", .text(string)) }

        /// Appends a part of a text that isn't looked up, with the placeholder `%@`.
        public mutating func appendInterpolation(_ string: Substring) { append("%@", .text(String(string))) }

        /// Appends a text that is looked up too.
        public mutating func appendInterpolation(localized text: LocalizedFormat) { append("%@", .formats([text])) }

        /// Appends a number, with the placeholder that Xcode writes for its type: `%lld` for an `Int`.
        public mutating func appendInterpolation<T>(_ value: T) where T: _FormatSpecifiable {
            append(T._placeholder, value._localized)
        }

        /// Appends a number in a format of the C library, such as `%.2f`, which is also the placeholder.
        public mutating func appendInterpolation<T>(_ value: T, specifier: String) where T: _FormatSpecifiable {
            append(specifier, .formatted(FormattedValue { String(format: specifier, locale: $0, value._argument) }))
        }

        /// Appends a value in a format of Foundation, in the locale in which the text is shown.
        public mutating func appendInterpolation<F>(_ input: F.FormatInput, format: F)
        where F: FormatStyle & Sendable, F.FormatInput: Equatable & Sendable, F.FormatOutput == String {
            append("%@", .formatted(FormattedValue { format.locale($0).format(input) }))
        }

        /// Appends a value and its placeholder.
        public mutating func append(_ placeholder: String, _ value: Value) {
            key += placeholder
            values.append(value)
        }
    }
}

extension LocalizedFormat: Codable {
    private enum CodingKeys: CodingKey { case key, values }

    /// Decodes a text. A value with a format has lost it: it stays in English.
    public init(from decoder: any Decoder) throws {
        if let text = try? decoder.singleValueContainer().decode(String.self) {
            self.init(key: text)
        } else {
            let container = try decoder.container(keyedBy: CodingKeys.self)
            self.init(
                key: try container.decode(String.self, forKey: .key),
                values: try container.decode([Value].self, forKey: .values))
        }
    }

    /// Encodes a text: a string if it has no values.
    public func encode(to encoder: any Encoder) throws {
        if values.isEmpty {
            var container = encoder.singleValueContainer()
            try container.encode(key)
        } else {
            var container = encoder.container(keyedBy: CodingKeys.self)
            try container.encode(key, forKey: .key)
            try container.encode(values, forKey: .values)
        }
    }
}

extension LocalizedFormat.Value: Codable {
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        self =
            if let integer = try? container.decode(Int.self) {
                .integer(integer)
            } else if let number = try? container.decode(Double.self) {
                .number(number)
            } else if let text = try? container.decode(String.self) {
                .text(text)
            } else {
                .formats(try container.decode([LocalizedFormat].self))
            }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .text(let text): try container.encode(text)
        case .integer(let integer): try container.encode(integer)
        case .number(let number): try container.encode(number)
        case .formatted(let value): try container.encode(value.english)
        case .formats(let formats): try container.encode(formats)
        }
    }
}

/// A number in a text.
public protocol _FormatSpecifiable: Equatable, Sendable {
    static var _placeholder: String { get }
    var _localized: LocalizedFormat.Value { get }
    var _argument: any CVarArg { get }
}

extension _FormatSpecifiable where Self: FixedWidthInteger & CVarArg {
    public static var _placeholder: String { isSigned ? "%lld" : "%llu" }
    public var _localized: LocalizedFormat.Value { Int(exactly: self).map { .integer($0) } ?? .text(description) }
    public var _argument: any CVarArg { self }
}

extension Int: _FormatSpecifiable {}
extension Int32: _FormatSpecifiable {}
extension Int64: _FormatSpecifiable {}
extension UInt: _FormatSpecifiable {}
extension UInt32: _FormatSpecifiable {}
extension UInt64: _FormatSpecifiable {}

extension Double: _FormatSpecifiable {
    public static var _placeholder: String { "%lf" }
    public var _localized: LocalizedFormat.Value { .number(self) }
    public var _argument: any CVarArg { self }
}

extension Float: _FormatSpecifiable {
    public static var _placeholder: String { "%f" }
    public var _localized: LocalizedFormat.Value { .number(Double(self)) }
    public var _argument: any CVarArg { Double(self) }
}

extension CGFloat: _FormatSpecifiable {
    public static var _placeholder: String { "%lf" }
    public var _localized: LocalizedFormat.Value { .number(Double(self)) }
    public var _argument: any CVarArg { Double(self) }
}

#if canImport(Darwin)
    extension LocalizedFormat {
        /// Creates the text of a Foundation resource, which Foundation looks up in its bundle.
        public init(_ resource: Foundation.LocalizedStringResource) {
            let value = FormattedValue { locale in
                var resource = resource
                resource.locale = locale
                return String(localized: resource)
            }
            self.init(key: "%@", values: [.formatted(value)])
        }
    }
#endif

public import Foundation
import RoutePatterns

/// The values in a link, by their index among the pattern's values: those in the path, then those in the query.
public struct LinkValues: Sendable {
    struct QueryValue {
        /// The index among the pattern's query parameters.
        let parameter: Int
        let text: String
    }

    let kind: LinkKind
    let address: LinkAddress
    /// The position of the path in the link.
    let path: Range<Int>
    /// The values in the query, in the link's order.
    let query: [QueryValue]

    /// Returns a value.
    ///
    /// - Throws: ``LinkValueError`` if the link doesn't have the value, or its type doesn't accept it.
    public func value<Value>(_ index: Int, _ conversion: LinkConversion<Value>) throws(LinkValueError) -> Value {
        let text = text(index)
        if let text, let value = conversion.parse(text) { return value }
        throw LinkValueError(name: name(index), value: text, expected: LinkConversion<Value>.expected)
    }

    /// Returns a value, or `nil` if the link doesn't have it.
    ///
    /// - Throws: ``LinkValueError`` if the type doesn't accept the value.
    public func optionalValue<Value>(
        _ index: Int, _ conversion: LinkConversion<Value>
    ) throws(LinkValueError) -> Value? {
        text(index) == nil ? nil : try value(index, conversion)
    }

    /// Returns all values of a repeated query parameter, in the link's order.
    ///
    /// - Throws: ``LinkValueError`` if the type doesn't accept one of them.
    public func repeatedValue<Value>(
        _ index: Int, _ conversion: LinkConversion<Value>
    ) throws(LinkValueError) -> [Value] {
        var result: [Value] = []
        for text in texts(index) {
            guard let value = conversion.parse(text) else {
                throw LinkValueError(name: name(index), value: text, expected: LinkConversion<Value>.expected)
            }
            result.append(value)
        }
        return result
    }

    /// Returns the texts of a tail. Returns no texts if the value isn't a tail.
    ///
    /// - Complexity: O(*n*) in the length of the path.
    public func tail(_ index: Int) -> [String] {
        let parameters = kind.pattern.parameters
        guard parameters.indices.contains(index), parameters[index].kind == .tail else { return [] }
        let segments = (try? address.segments(of: path)) ?? []
        return segments.dropFirst(kind.pattern.valueSegments[index]).map { PathValue.value(of: $0) }
    }

    private func text(_ index: Int) -> String? {
        let segments = kind.pattern.valueSegments
        if segments.indices.contains(index) { return address.value(ofSegment: segments[index], in: path) }
        return query.first { $0.parameter == index - segments.count }?.text
    }

    /// Returns the texts of a query parameter, in the link's order.
    private func texts(_ index: Int) -> [String] {
        query.filter { $0.parameter == index - kind.pattern.valueSegments.count }.map(\.text)
    }

    private func name(_ index: Int) -> String {
        let parameters = kind.pattern.parameters
        return parameters.indices.contains(index) ? parameters[index].name : "value \(index)"
    }
}

/// A value of a link that can't become part of a route.
public struct LinkValueError: Error, Hashable, Sendable {
    /// The name of the value.
    public var name: String
    /// The decoded text in the link. `nil` if it's missing.
    public var value: String?
    /// The values that are accepted, as the end of a sentence: `a whole number`.
    public var expected: String

    public init(name: String, value: String?, expected: String) {
        self.name = name
        self.value = value
        self.expected = expected
    }
}

/// Collects the values of a route: each exactly once, in the order of the pattern's values.
///
/// Any text can be written, and is encoded so that it reads back as the same. If values are missing, superfluous, or of
/// another kind than in the pattern, there is no link.
public struct LinkWriter {
    enum Value {
        case text(String)
        case missing
        case repeated([String])
        case tail([String])
    }

    private(set) var values: [Value] = []

    /// Writes a value.
    public mutating func write<Value>(_ value: Value, _ conversion: LinkConversion<Value>) {
        values.append(.text(conversion.print(value)))
    }

    /// Writes a value of the query, or nothing if it's `nil`.
    public mutating func write<Value>(_ value: Value?, _ conversion: LinkConversion<Value>) {
        values.append(value.map { .text(conversion.print($0)) } ?? .missing)
    }

    /// Writes all values of a repeated query parameter.
    public mutating func write<Value>(_ values: [Value], _ conversion: LinkConversion<Value>) {
        self.values.append(.repeated(values.map(conversion.print)))
    }

    /// Writes the segments of a tail, which has at least one.
    public mutating func writeTail(_ segments: [String]) { values.append(.tail(segments)) }
}

/// The conversion between a value of a route and its text in a link.
///
/// Every type with a text has the conversion `text`: a `LosslessStringConvertible` by its description, a `UUID`, and a
/// `RawRepresentable` by the text of its raw value. If a type has both a raw value and a description, the description is
/// used.
public struct LinkConversion<Value> {
    let parse: (String) -> Value?
    let print: (Value) -> String

    /// The values that the type accepts, for an error: `a whole number`.
    static var expected: String {
        switch Value.self {
        case is any FixedWidthInteger.Type: return "a whole number"
        case is any BinaryFloatingPoint.Type: return "a number"
        case is Bool.Type: return "true or false"
        case is any LosslessStringConvertible.Type: break
        case let type as any (CaseIterable & RawRepresentable).Type:
            let names = rawValues(of: type)
            if !names.isEmpty { return "one of " + names.joined(separator: ", ") }
        default: break
        }
        // Without the module, and the mark of a private type: `Product.ID`.
        let name = String(reflecting: Value.self).split(separator: ".").dropFirst().filter { !$0.hasPrefix("(") }
        return "a valid \(name.joined(separator: "."))"
    }

    private static func rawValues<Cases: CaseIterable & RawRepresentable>(of type: Cases.Type) -> [String] {
        type.allCases.map { "\($0.rawValue)" }
    }
}

extension LinkConversion where Value: LosslessStringConvertible {
    public static var text: Self { Self(parse: { Value($0) }, print: { $0.description }) }
}

extension LinkConversion where Value == UUID {
    public static var text: Self { Self(parse: { UUID(uuidString: $0) }, print: { $0.uuidString }) }
}

extension LinkConversion where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
    public static var text: Self {
        Self(parse: { Value.RawValue($0).flatMap { Value(rawValue: $0) } }, print: { $0.rawValue.description })
    }
}

extension LinkConversion where Value: RawRepresentable, Value.RawValue == UUID {
    public static var text: Self {
        Self(parse: { UUID(uuidString: $0).flatMap { Value(rawValue: $0) } }, print: { $0.rawValue.uuidString })
    }
}

extension LinkConversion
where Value: LosslessStringConvertible & RawRepresentable, Value.RawValue: LosslessStringConvertible {
    public static var text: Self { Self(parse: { Value($0) }, print: { $0.description }) }
}

extension LinkConversion where Value: LosslessStringConvertible & RawRepresentable, Value.RawValue == UUID {
    public static var text: Self { Self(parse: { Value($0) }, print: { $0.description }) }
}

public import FlowKit
public import Foundation
import RoutePatterns

/// The values in a link, by their index among the pattern's values: those in the path, then those in the query.
public struct LinkValues: Sendable {
    let kind: LinkKind
    let link: String
    /// The position of the path in the link.
    let path: Range<Int>
    /// `nil` for a link without a query.
    let query: LinkQuery?

    /// The tab that the link names, or else the tab of the entry.
    var tab: String? { query?.tab ?? kind.tab }

    /// Returns a value.
    ///
    /// - Throws: ``DeepLinkRefusal/malformedParameter(name:value:expected:)`` if the link doesn't have the value, or
    ///   its type doesn't accept it.
    public func value<Value>(_ index: Int, _ conversion: LinkConversion<Value>) throws(DeepLinkRefusal) -> Value {
        guard let text = text(index) else {
            throw .malformedParameter(name: name(index), value: nil, expected: LinkConversion<Value>.expected)
        }
        return try value(text, index, conversion)
    }

    /// Returns a value, or `nil` if the link doesn't have it.
    ///
    /// - Throws: ``DeepLinkRefusal/malformedParameter(name:value:expected:)`` if the type doesn't accept the value.
    public func optionalValue<Value>(
        _ index: Int, _ conversion: LinkConversion<Value>
    ) throws(DeepLinkRefusal) -> Value? {
        guard let text = text(index) else { return nil }
        return try value(text, index, conversion)
    }

    /// Returns all values of a repeated query parameter, in the link's order.
    ///
    /// - Throws: ``DeepLinkRefusal/malformedParameter(name:value:expected:)`` if the type doesn't accept one of them.
    public func repeatedValue<Value>(
        _ index: Int, _ conversion: LinkConversion<Value>
    ) throws(DeepLinkRefusal) -> [Value] {
        var result: [Value] = []
        for text in query?.texts(of: index - pathCount) ?? [] { result.append(try value(text, index, conversion)) }
        return result
    }

    /// Returns the texts of a tail. Returns no texts if the value isn't a tail.
    ///
    /// - Complexity: O(*n*) in the length of the path.
    public func tail(_ index: Int) -> [String] {
        let parameters = kind.pattern.parameters
        guard parameters.indices.contains(index), parameters[index].kind == .tail else { return [] }
        return link.withSpan { utf8 in
            utf8.segments(of: path).dropFirst(kind.pattern.valueSegments[index]).map { utf8.value(of: $0) }
        }
    }

    private var pathCount: Int { kind.pattern.valueSegments.count }

    private func text(_ index: Int) -> String? {
        let segments = kind.pattern.valueSegments
        guard segments.indices.contains(index) else { return query?.texts(of: index - segments.count).first }
        let (segment, path) = (segments[index], path)
        return link.withSpan { $0.value(ofSegment: segment, in: path) }
    }

    private func name(_ index: Int) -> String {
        let parameters = kind.pattern.parameters
        return parameters.indices.contains(index) ? parameters[index].name : "value \(index)"
    }

    private func value<Value>(
        _ text: String, _ index: Int, _ conversion: LinkConversion<Value>
    ) throws(DeepLinkRefusal) -> Value {
        do throws(LinkConversion<Value>.Mismatch) {
            return try conversion.parse(text)
        } catch {
            throw .malformedParameter(name: name(index), value: text, expected: LinkConversion<Value>.expected)
        }
    }
}

/// The values in the query of a link.
final class LinkQuery: Sendable {
    /// The tab that the link names.
    let tab: String?
    /// The items with a reserved name, in the link's order.
    let reserved: [(name: String, value: String)]
    /// The values that the pattern declares, in the link's order, with their index among its query parameters.
    private let values: [(parameter: Int, text: String)]

    /// Reads the values that the pattern declares, and those with a reserved name. Other items are ignored.
    init(
        of link: String, at position: Range<Int>, _ parameters: [RoutePattern.Parameter]
    ) throws(DeepLinkRefusal) {
        (tab, reserved, values) = try link.withSpan { utf8 throws(DeepLinkRefusal) in
            var tab: String?
            var reserved: [(name: String, value: String)] = []
            var values: [(parameter: Int, text: String)] = []
            for item in utf8.items(in: position) {
                guard let name = utf8.decodedInQuery(item.name) else { continue }
                if let index = parameters.firstIndex(where: { $0.name.utf8.elementsEqual(name.utf8) }) {
                    let text = try utf8.value(item, of: parameters[index].name)
                    guard parameters[index].kind == .repeatedQuery || !values.contains(where: { $0.parameter == index })
                    else {
                        throw .duplicateParameter(parameters[index].name)
                    }
                    values.append((index, text))
                } else if let name = RoutePattern.reservedName(name) {
                    let value = try utf8.value(item, of: name)
                    reserved.append((name, value))
                    guard name == RoutePattern.tabName else { continue }
                    guard tab == nil else { throw .duplicateParameter(name) }
                    tab = value
                }
            }
            return (tab, reserved, values)
        }
    }

    /// Returns the texts of a parameter, in the link's order.
    func texts(of parameter: Int) -> [String] {
        values.compactMap { $0.parameter == parameter ? $0.text : nil }
    }
}

/// Writes the values of a route: each exactly once, in the order of the pattern's values.
///
/// Any text can be written, and is encoded so that it reads back as the same. If values are missing, superfluous, or of
/// another kind than in the pattern, there is no link.
public struct LinkWriter {
    private let pattern: RoutePattern
    /// The encoded values of the path.
    private var pathValues: [String] = []
    private(set) var query = ""
    private var count = 0
    private var isWrong = false

    init(_ pattern: RoutePattern) { self.pattern = pattern }

    /// A Boolean value that indicates whether all values have been written.
    var isComplete: Bool { !isWrong && count == pattern.parameters.count }

    /// The encoded path.
    var path: String {
        var values = pathValues[...]
        let segments = pattern.segments.map { segment in
            if case .literal(let text) = segment { PercentCoding.encode(text) } else { values.popFirst() ?? "" }
        }
        return "/" + segments.joined(separator: "/")
    }

    /// Writes a value.
    public mutating func write<Value>(_ value: Value, _ conversion: LinkConversion<Value>) {
        write(conversion.print(value))
    }

    /// Writes a value of the query, or nothing if it's `nil`.
    public mutating func write<Value>(_ value: Value?, _ conversion: LinkConversion<Value>) {
        if let value { write(conversion.print(value)) } else { write([], as: [.query, .repeatedQuery]) }
    }

    /// Writes no link: a secret is only read from links, and a route that requires it has none without it.
    public mutating func write(_ secret: SecretText, _ conversion: LinkConversion<SecretText>) { isWrong = true }

    /// Writes nothing: a secret is only read from links.
    public mutating func write(_ secrets: [SecretText], _ conversion: LinkConversion<SecretText>) {
        write([], as: [.repeatedQuery])
    }

    /// Writes nothing: a secret is only read from links.
    public mutating func write(_ secret: SecretText?, _ conversion: LinkConversion<SecretText>) {
        write([], as: [.query])
    }

    /// Writes all values of a repeated query parameter.
    public mutating func write<Value>(_ values: [Value], _ conversion: LinkConversion<Value>) {
        write(values.map(conversion.print), as: [.repeatedQuery])
    }

    /// Writes the segments of a tail, which has at least one.
    public mutating func writeTail(_ segments: [String]) {
        isWrong = isWrong || segments.isEmpty
        write(segments, as: [.tail])
    }

    private mutating func write(_ text: String) { write([text], as: [.path, .query]) }

    private mutating func write(_ texts: [String], as kinds: [RoutePattern.Parameter.Kind]) {
        let parameters = pattern.parameters
        guard count < parameters.count, kinds.contains(parameters[count].kind) else { return isWrong = true }
        let parameter = parameters[count]
        count += 1
        switch parameter.kind {
        case .path, .tail:
            pathValues.append(texts.map { PercentCoding.encode(PathValue.segment(of: $0)) }.joined(separator: "/"))
        case .query, .repeatedQuery:
            for text in texts { query += "\(query.isEmpty ? "?" : "&")\(parameter.name)=\(PercentCoding.encode(text))" }
        }
    }
}

/// The conversion between a value of a route and its text in a link.
///
/// Every type with a text has the conversion `text`: a `LosslessStringConvertible` by its description, a `UUID`, and a
/// `RawRepresentable` by the text of its raw value. If a type has both a raw value and a description, the description is
/// used.
public struct LinkConversion<Value> {
    /// The text isn't one of a value.
    struct Mismatch: Error {}

    // Not an optional value: generic code would look up its type, which costs a tenth of the instructions of a link.
    let parse: (String) throws(Mismatch) -> Value
    let print: (Value) -> String

    private init(parse: @escaping (String) throws(Mismatch) -> Value, print: @escaping (Value) -> String) {
        self.parse = parse
        self.print = print
    }

    private init(_ parse: @escaping (String) -> Value?, print: @escaping (Value) -> String) {
        self.parse = { text throws(Mismatch) in
            guard let value = parse(text) else { throw Mismatch() }
            return value
        }
        self.print = print
    }

    /// The values that the type accepts, for an error: `a whole number`.
    static var expected: String {
        switch Value.self {
        case is any FixedWidthInteger.Type: return "a whole number"
        case is any BinaryFloatingPoint.Type: return "a number"
        case is Bool.Type: return "true or false"
        case is Character.Type: return "a character"
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

// Texts and whole numbers, which most links have, don't need the lookups of generic code.
extension LinkConversion where Value == String {
    public static var text: Self { Self(parse: { text throws(Mismatch) in text }, print: { $0 }) }
}

extension LinkConversion where Value == Int {
    public static var text: Self {
        Self(
            parse: { text throws(Mismatch) in
                guard let value = Int(text) else { throw Mismatch() }
                return value
            }, print: { $0.description })
    }
}

extension LinkConversion where Value: LosslessStringConvertible {
    public static var text: Self { Self({ lossless($0) }, print: { $0.description }) }
}

/// Returns the value of a text, which can be anything. Returns `nil` for texts that a type would trap on, and for numbers
/// that aren't finite: NaN isn't equal to itself.
private func lossless<Value: LosslessStringConvertible>(_ text: String) -> Value? {
    if Value.self == Character.self, text.count != 1 { return nil }
    guard let value = Value(text) else { return nil }
    if let number = value as? any BinaryFloatingPoint, !number.isFinite { return nil }
    return value
}

extension LinkConversion where Value == UUID {
    public static var text: Self { Self({ UUID(uuidString: $0) }, print: { $0.uuidString }) }
}

// A type with a raw value and a description uses the description.
extension LinkConversion where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
    @_disfavoredOverload
    public static var text: Self {
        Self({ (lossless($0) as Value.RawValue?).flatMap { Value(rawValue: $0) } }, print: { $0.rawValue.description })
    }
}

extension LinkConversion where Value: RawRepresentable, Value.RawValue == UUID {
    @_disfavoredOverload
    public static var text: Self {
        Self({ UUID(uuidString: $0).flatMap { Value(rawValue: $0) } }, print: { $0.rawValue.uuidString })
    }
}

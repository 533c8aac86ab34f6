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
    let tab: String?
    /// The parameters that can't be read and aren't needed: the first of each name.
    private(set) var ignored: [IgnoredParameter] = []

    /// - Parameter tabs: The tabs that a link can name.
    init(kind: LinkKind, link: String, path: Range<Int>, query: LinkQuery?, tabs: Set<String>) {
        (self.kind, self.link, self.path, self.query) = (kind, link, path, query)
        do throws(DeepLinkRefusal) {
            let named = try query?.only(RoutePattern.tabName, of: link)
            if let named, !tabs.contains(named) { throw .unknownTab(named) }
            tab = named ?? kind.tab
        } catch {
            tab = kind.tab
            ignore(RoutePattern.tabName, error)
        }
    }

    /// Returns a value.
    ///
    /// - Throws: ``DeepLinkRefusal/malformedParameter(name:value:expected:)`` if the link doesn't have the value, or
    ///   its type doesn't accept it. ``DeepLinkRefusal/duplicateParameter(_:)`` if the query has several.
    public func value<Value>(_ index: Int, _ conversion: LinkConversion<Value>) throws(DeepLinkRefusal) -> Value {
        guard let text = try text(index) else {
            throw .malformedParameter(name: name(index), value: nil, expected: LinkConversion<Value>.expected)
        }
        return try value(text, index, conversion)
    }

    /// Returns a value, or `nil` if the link doesn't have it.
    ///
    /// Also returns `nil` if the value can't be read, the type doesn't accept it, or the query has several. The link's
    /// ``LinkStack/ignored`` says so.
    public mutating func optionalValue<Value>(_ index: Int, _ conversion: LinkConversion<Value>) -> Value? {
        do throws(DeepLinkRefusal) {
            guard let text = try text(index) else { return nil }
            return try value(text, index, conversion)
        } catch {
            ignore(name(index), error)
            return nil
        }
    }

    /// Returns all values of a repeated query parameter, in the link's order.
    ///
    /// A value that can't be read, or that the type doesn't accept, is left out. The link's ``LinkStack/ignored`` says so.
    public mutating func repeatedValue<Value>(_ index: Int, _ conversion: LinkConversion<Value>) -> [Value] {
        var result: [Value] = []
        for item in query?.values(of: index - pathCount) ?? [] {
            do throws(DeepLinkRefusal) {
                result.append(try value(try item.text(of: link), index, conversion))
            } catch {
                ignore(name(index), error)
            }
        }
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

    /// Notes that a parameter is ignored. The link can have any number of parameters, but not of names.
    mutating func ignore(_ name: String, _ reason: DeepLinkRefusal) {
        if ignored.contains(where: { $0.name == name }) { return }
        ignored.append(IgnoredParameter(name: name, reason: reason))
    }

    private var pathCount: Int { kind.pattern.valueSegments.count }

    /// - Throws: ``DeepLinkRefusal`` if the query has several values, or one that can't be decoded.
    private func text(_ index: Int) throws(DeepLinkRefusal) -> String? {
        let segments = kind.pattern.valueSegments
        guard segments.indices.contains(index) else {
            let values = query?.values(of: index - segments.count) ?? []
            guard values.count < 2 || kind.pattern.parameters[index].kind == .repeatedQuery else {
                throw .duplicateParameter(name(index))
            }
            return try values.first?.text(of: link)
        }
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

/// A query parameter that can't be read. The link is opened without it, because its path and its other values say which
/// screen it shows.
public struct IgnoredParameter: Hashable, Sendable {
    public let name: String
    /// The problem, as a refusal has it that would be thrown for a required value.
    public let reason: DeepLinkRefusal
}

/// The values in the query of a link.
final class LinkQuery: Sendable {
    /// A declared or reserved parameter with its value.
    struct Item: Sendable {
        let name: String
        /// The index among the pattern's query parameters. `nil` for a reserved name.
        let parameter: Int?
        fileprivate(set) var value: Result<String, Unreadable>

        /// - Throws: ``DeepLinkRefusal/malformedURL(_:reason:)``.
        func text(of link: String) throws(DeepLinkRefusal) -> String {
            do throws(Unreadable) {
                return try value.get()
            } catch {
                throw .malformedURL(link, reason: "the value of \"\(name)\" in its query \(error.rawValue)")
            }
        }
    }

    /// The reason why the text of a value isn't known.
    enum Unreadable: String, Error {
        case encoding = "is not valid percent-encoded UTF-8"
        case openURL = "is a URL whose query is not percent-encoded, so its end is unknown"
    }

    private let items: [Item]

    /// Reads the values that the pattern declares, and those with a reserved name. Other items are ignored.
    init(of link: String, at position: Range<Int>, _ parameters: [RoutePattern.Parameter]) {
        items = link.withSpan { utf8 in
            var items: [Item] = []
            // A URL whose query isn't encoded. An undeclared item after it may be a part of it.
            var openURL: Int?
            for item in utf8.items(in: position) {
                guard let name = utf8.decodedInQuery(item.name) else { continue }
                let parameter = parameters.firstIndex { $0.name.utf8.elementsEqual(name.utf8) }
                guard let known = parameter.map({ parameters[$0].name }) ?? RoutePattern.reservedName(name) else {
                    if let openURL { items[openURL].value = .failure(.openURL) }
                    continue
                }
                let value = utf8.decodedInQuery(item.value).map { Result<_, Unreadable>.success($0) }
                openURL = parameter != nil && utf8.isURLWithQuery(item.value) ? items.count : nil
                items.append(Item(name: known, parameter: parameter, value: value ?? .failure(.encoding)))
            }
            return items
        }
    }

    /// The items with a reserved name, in the link's order.
    var reserved: some Sequence<Item> { items.lazy.filter { $0.parameter == nil } }

    /// Returns the values of a parameter, in the link's order.
    func values(of parameter: Int) -> [Item] { items.filter { $0.parameter == parameter } }

    /// Returns the value of a reserved name that a link has once. Returns `nil` if it has none.
    func only(_ name: String, of link: String) throws(DeepLinkRefusal) -> String? {
        let items = reserved.filter { $0.name == name }
        guard items.count < 2 else { throw .duplicateParameter(name) }
        return try items.first?.text(of: link)
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

public import FlowKit
public import Foundation
import RoutePatterns

/// The values in a link, by their index among the pattern's values: those in the path, then those in the query.
public struct LinkValues: Sendable {
    /// The patterns of the table's entries, and then the aliases.
    private let patterns: [RoutePattern]
    let entry: Int
    /// The index of the pattern of the path: that of the entry, or an alias.
    private let match: Int
    let link: String
    /// The decoded segments of the path.
    private let path: [String]
    /// The declared and reserved parameters of the query.
    let query: [LinkItem]
    private(set) var tab: String?
    /// The parameters that can't be read and aren't needed: the first of each name.
    private(set) var ignored: [IgnoredParameter] = []

    init(patterns: [RoutePattern], entry: Int, match: Int, link: String, path: [String], query: [LinkItem]) {
        (self.patterns, self.entry, self.match) = (patterns, entry, match)
        (self.link, self.path, self.query) = (link, path, query)
    }

    var pattern: RoutePattern { patterns[entry] }

    mutating func readTab(among tabs: Set<String>) {
        do throws(DeepLinkRefusal) {
            guard let named = try only(RoutePattern.tabName) else { return }
            guard tabs.contains(named) else { throw .unknownTab(named) }
            tab = named
        } catch {
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
        for item in items(index) {
            do throws(DeepLinkRefusal) {
                result.append(try value(try item.text(of: link), index, conversion))
            } catch {
                ignore(name(index), error)
            }
        }
        return result
    }

    /// Returns the texts of a tail. Returns no texts if the value isn't a tail.
    public func tail(_ index: Int) -> [String] {
        guard pattern.parameters.indices.contains(index), pattern.parameters[index].kind == .tail else { return [] }
        return patterns[match].tail(in: path)
    }

    /// Notes that a parameter is ignored. The link can have any number of parameters, but not of names.
    mutating func ignore(_ name: String, _ reason: DeepLinkRefusal) {
        if ignored.contains(where: { $0.name == name }) { return }
        ignored.append(IgnoredParameter(name: name, reason: reason))
    }

    /// Returns the value of a parameter that a link has once. Returns `nil` if it has none.
    ///
    /// - Throws: ``DeepLinkRefusal`` if the query has several values, or one that can't be decoded.
    func only(_ name: String) throws(DeepLinkRefusal) -> String? {
        let items = query.filter { $0.name == name }
        guard items.count < 2 else { throw .duplicateParameter(name) }
        return try items.first?.text(of: link)
    }

    private func text(_ index: Int) throws(DeepLinkRefusal) -> String? {
        guard pattern.parameters.indices.contains(index) else { return nil }
        return switch pattern.parameters[index].kind {
        case .path, .tail:
            // An alias can have the values in another order.
            match == entry
                ? pattern.value(index, in: path)
                : patterns[match].parameters.firstIndex { $0.name == name(index) }
                    .flatMap { patterns[match].value($0, in: path) }
        case .query: try only(name(index))
        case .repeatedQuery: try items(index).first?.text(of: link)
        }
    }

    private func items(_ index: Int) -> [LinkItem] {
        query.filter { $0.name == name(index) }
    }

    private func name(_ index: Int) -> String {
        pattern.parameters.indices.contains(index) ? pattern.parameters[index].name : "value \(index)"
    }

    private func value<Value>(
        _ text: String, _ index: Int, _ conversion: LinkConversion<Value>
    ) throws(DeepLinkRefusal) -> Value {
        if let value = conversion.parse(text) { return value }
        throw .malformedParameter(name: name(index), value: text, expected: LinkConversion<Value>.expected)
    }
}

/// A query parameter that can't be read. The link is opened without it, because its path and its other values say which
/// screen it shows.
public struct IgnoredParameter: Hashable, Sendable {
    /// The name as the link has it. For a repeated parameter, it is listed once.
    public let name: String
    /// The problem, as a refusal has it that would be thrown for a required value.
    public let reason: DeepLinkRefusal
}

/// A declared or reserved parameter in the query of a link, with its value.
struct LinkItem: Sendable {
    let name: String
    private var value: Result<String, Unreadable>

    /// The reason why the text of a value isn't known.
    private enum Unreadable: String, Error {
        case encoding = "is not valid percent-encoded UTF-8"
        case openURL = "is a URL whose query is not percent-encoded, so its end is unknown"
    }

    /// Returns the parameters that the pattern declares, and those with a reserved name. Others are ignored.
    static func items(of address: LinkAddress, in pattern: RoutePattern) -> [LinkItem] {
        if address.query.isEmpty { return [] }
        let declared = pattern.query.map(\.name)
        let names = declared + RoutePattern.reservedNames
        var items: [LinkItem] = []
        // A URL whose query isn't encoded. An undeclared parameter after it may be a part of it.
        var openURL: Int?
        for (name, value) in address.parameters {
            guard let name = PercentCoding.decode(name, plusIsSpace: true) else { continue }
            guard let known = names.first(where: { $0.utf8.elementsEqual(name.utf8) }) else {
                if let openURL { items[openURL].value = .failure(.openURL) }
                continue
            }
            openURL = declared.contains(known) && value.isURLWithQuery ? items.count : nil
            let text = PercentCoding.decode(value, plusIsSpace: true)
            items.append(LinkItem(name: known, value: text.map { .success($0) } ?? .failure(.encoding)))
        }
        return items
    }

    func text(of link: String) throws(DeepLinkRefusal) -> String {
        do throws(Unreadable) {
            return try value.get()
        } catch {
            throw .malformedURL(link, reason: "the value of \"\(name)\" in its query \(error.rawValue)")
        }
    }
}

extension LinkAddress.Text {
    /// A Boolean value that indicates whether a value is a URL whose own query isn't percent-encoded. Its next `&` ends the
    /// value.
    fileprivate var isURLWithQuery: Bool {
        let url = prefix { $0 != .question }
        return url.count < count && url.contains("://".utf8)
    }
}

/// Writes the values of a route: each exactly once, in the order of the pattern's values.
///
/// Any text can be written, and is encoded so that it reads back as the same. If values are missing, superfluous, or of
/// another kind than in the pattern, there is no link.
public struct LinkWriter {
    private let pattern: RoutePattern
    private var pathValues: [[String]] = []
    private(set) var query = ""
    private var count = 0
    private var isWrong = false

    init(_ pattern: RoutePattern) { self.pattern = pattern }

    /// A Boolean value that indicates whether all values have been written.
    var isComplete: Bool { !isWrong && count == pattern.parameters.count }

    /// The segments of the path, not percent-encoded yet.
    var path: [String] { pattern.path(with: pathValues) }

    /// Writes a value. No link is written for a secret, which is only read from links.
    public mutating func write<Value>(_ value: Value, _ conversion: LinkConversion<Value>) {
        if let text = conversion.print(value) { write([text], as: [.path, .query]) } else { isWrong = true }
    }

    /// Writes a value of the query, or nothing if it's `nil` or a secret.
    public mutating func write<Value>(_ value: Value?, _ conversion: LinkConversion<Value>) {
        if let text = value.flatMap(conversion.print) {
            write([text], as: [.path, .query])
        } else {
            write([], as: [.query, .repeatedQuery])
        }
    }

    /// Writes all values of a repeated query parameter, except for secrets.
    public mutating func write<Value>(_ values: [Value], _ conversion: LinkConversion<Value>) {
        write(values.compactMap(conversion.print), as: [.repeatedQuery])
    }

    /// Writes the segments of a tail, which has at least one.
    public mutating func writeTail(_ segments: [String]) {
        isWrong = isWrong || segments.isEmpty
        write(segments, as: [.tail])
    }

    private mutating func write(_ texts: [String], as kinds: [RoutePattern.Parameter.Kind]) {
        let parameters = pattern.parameters
        guard count < parameters.count, kinds.contains(parameters[count].kind) else { return isWrong = true }
        let parameter = parameters[count]
        count += 1
        switch parameter.kind {
        case .path, .tail: pathValues.append(texts)
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
    /// Returns `nil` for a text that isn't one of a value.
    let parse: (String) -> Value?
    /// Returns `nil` for a secret.
    let print: (Value) -> String?

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

extension LinkConversion where Value: LosslessStringConvertible {
    /// The value's `description`. Texts that the type doesn't read, and numbers that aren't finite, are refused.
    public static var text: Self { Self(parse: { lossless($0) }, print: { $0.description }) }
}

/// Returns the value of a text, which can be anything. Returns `nil` for texts that a type would trap on, and for numbers
/// that aren't finite: NaN isn't equal to itself.
private func lossless<Value: LosslessStringConvertible>(_ text: String) -> Value? {
    if Value.self == Character.self, text.count != 1 { return nil }
    guard let value = Value(text) else { return nil }
    if let number = value as? any BinaryFloatingPoint, !number.isFinite { return nil }
    return value
}

extension LinkConversion where Value == SecretText {
    /// The secret, which links can bring. It is never printed, so a route with a secret has no link.
    public static var text: Self { Self(parse: { SecretText($0) }, print: { _ in nil }) }
}

extension LinkConversion where Value == UUID {
    /// The UUID with hyphens: read in any case, printed in upper case.
    public static var text: Self { Self(parse: { UUID(uuidString: $0) }, print: { $0.uuidString }) }
}

// A type with a raw value and a description uses the description.
extension LinkConversion where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
    /// The raw value's `description`. A text without a case of the type is refused.
    @_disfavoredOverload
    public static var text: Self {
        Self(
            parse: { (lossless($0) as Value.RawValue?).flatMap { Value(rawValue: $0) } },
            print: { $0.rawValue.description })
    }
}

extension LinkConversion where Value: RawRepresentable, Value.RawValue == UUID {
    /// The raw UUID with hyphens: read in any case, printed in upper case.
    @_disfavoredOverload
    public static var text: Self {
        Self(parse: { UUID(uuidString: $0).flatMap { Value(rawValue: $0) } }, print: { $0.rawValue.uuidString })
    }
}

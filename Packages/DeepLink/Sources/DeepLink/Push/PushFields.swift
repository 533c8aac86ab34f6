import Foundation

/// The fields of an object in a push. A null field is missing.
struct PushFields {
    struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    /// The maximum length of names and topics, in bytes.
    static let nameLimit = 128
    /// The maximum length of titles, in bytes.
    static let titleLimit = 256
    /// The maximum length of bodies and links, in bytes.
    static let textLimit = 2_048

    private let fields: KeyedDecodingContainer<Key>
    private let path: String

    init(_ fields: KeyedDecodingContainer<Key>, at path: String = "") {
        self.fields = fields
        self.path = path
    }

    /// The path of a field: `actions[1].link`.
    func path(to name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    func contains(_ name: String) -> Bool { (try? fields.decodeNil(forKey: Key(stringValue: name))) == false }

    func isText(_ name: String) -> Bool { (try? fields.decode(String.self, forKey: Key(stringValue: name))) != nil }

    func required<Value>(_ name: String, _ value: Value?) throws -> Value {
        guard let value else { throw PushPayloadError.missing(path: path(to: name)) }
        return value
    }

    func bool(_ name: String) throws -> Bool? { try value(name, "true or false") }

    func integer(_ name: String) throws -> Int? { try value(name, "a whole number") }

    /// Returns a text that isn't empty and can be shown.
    func text(_ name: String, limit: Int, allowsLines: Bool = false) throws -> String? {
        let text: String? = try value(name, "a text")
        return try text.map { try Self.checked($0, at: path(to: name), limit, allowsLines: allowsLines) }
    }

    func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String
    ) throws -> Choice? where Choice.RawValue == String {
        guard let text = try text(name, limit: Self.nameLimit) else { return nil }
        guard let choice = Choice(rawValue: text) else {
            throw PushPayloadError.unknownValue(
                path: path(to: name), value: String(text.prefix(32)), expected: Choice.allCases.map(\.rawValue))
        }
        return choice
    }

    /// Returns a text with the form of a link. The pipeline decides later whether it's a link of the app.
    func link(_ name: String) throws -> String? {
        guard let text = try text(name, limit: Self.textLimit) else { return nil }
        do throws(DeepLinkRefusal) {
            _ = try LinkAddress(text, from: .inside)
            return text
        } catch {
            throw PushPayloadError.badLink(path: path(to: name), error)
        }
    }

    /// Returns a time: seconds since 1970, or ISO 8601.
    func date(_ name: String) throws -> Date? {
        let date: Date?
        if let text: String = try? value(name, "a time") {
            date = text.utf8.count <= 40 ? try? Date.ISO8601FormatStyle().parse(text) : nil
        } else if let seconds: Double = try value(name, "a time") {
            date = (0...253_402_300_799).contains(seconds) ? Date(timeIntervalSince1970: seconds) : nil
        } else {
            return nil
        }
        guard let date else { throw PushPayloadError.badDate(path: path(to: name)) }
        return date
    }

    func object(_ name: String) throws -> PushFields? {
        guard contains(name) else { return nil }
        do {
            let object = try fields.nestedContainer(keyedBy: Key.self, forKey: Key(stringValue: name))
            return PushFields(object, at: path(to: name))
        } catch {
            throw wrongType(name, "an object")
        }
    }

    func texts(_ name: String, limit: Int) throws -> [String] {
        try list(name, limit, "a text") { list, path in
            try Self.checked(list.decode(String.self), at: path, Self.nameLimit)
        }
    }

    func objects(_ name: String, limit: Int) throws -> [PushFields] {
        try list(name, limit, "an object") { list, path in
            PushFields(try list.nestedContainer(keyedBy: Key.self), at: path)
        }
    }

    private func list<Element>(
        _ name: String, _ limit: Int, _ expected: String,
        _ element: (inout any UnkeyedDecodingContainer, _ path: String) throws -> Element
    ) throws -> [Element] {
        guard contains(name) else { return [] }
        guard var list = try? fields.nestedUnkeyedContainer(forKey: Key(stringValue: name)) else {
            throw wrongType(name, "a list")
        }
        if let count = list.count, count > limit {
            throw PushPayloadError.tooMany(path: path(to: name), count: count, limit: limit)
        }
        var result: [Element] = []
        while !list.isAtEnd {
            let path = path(to: "\(name)[\(list.currentIndex)]")
            do {
                result.append(try element(&list, path))
            } catch is DecodingError {
                throw PushPayloadError.wrongType(path: path, expected: expected, found: try list.decode(Kind.self).name)
            }
        }
        return result
    }

    private func value<Value: Decodable>(_ name: String, _ expected: String) throws -> Value? {
        do {
            return try fields.decodeIfPresent(Value.self, forKey: Key(stringValue: name))
        } catch {
            throw wrongType(name, expected)
        }
    }

    private func wrongType(_ name: String, _ expected: String) -> PushPayloadError {
        let kind = try? fields.decode(Kind.self, forKey: Key(stringValue: name))
        return .wrongType(path: path(to: name), expected: expected, found: kind?.name ?? "null")
    }

    private static func checked(
        _ text: String, at path: String, _ limit: Int, allowsLines: Bool = false
    ) throws -> String {
        guard !text.isEmpty else { throw PushPayloadError.empty(path: path) }
        guard text.utf8.count <= limit else {
            throw PushPayloadError.tooLong(path: path, bytes: text.utf8.count, limit: limit)
        }
        let isClean = text.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control || allowsLines && $0 == "\n"
        }
        guard isClean else { throw PushPayloadError.controlCharacter(path: path) }
        return text
    }
}

/// The name of a JSON type, for an error.
private struct Kind: Decodable {
    let name: String

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            name = "null"
        } else if (try? value.decode(Bool.self)) != nil {
            name = "true or false"
        } else if (try? value.decode(String.self)) != nil {
            name = "a text"
        } else if (try? decoder.unkeyedContainer()) != nil {
            name = "a list"
        } else if (try? decoder.container(keyedBy: PushFields.Key.self)) != nil {
            name = "an object"
        } else {
            name = "a number"
        }
    }
}

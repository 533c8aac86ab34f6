import Foundation
import GRDB
import Model

/// The JSON format of a value in the database.
///
/// It is a type of its own, and its properties are optional: a domain type can change without a change of what is stored,
/// and a value of another version of the app is read as far as it has what the domain type needs.
protocol StoredFormat: Codable, Sendable {
    associatedtype Value

    init(storing value: Value)

    /// - Throws: ``IncompleteValue`` if the stored value lacks a part that the value needs.
    func value() throws -> Value
}

/// A stored value that lacks a part without which it has no meaning.
struct IncompleteValue: Error {
    /// The name of the part.
    let part: String
}

extension Optional {
    func required(_ part: String) throws(IncompleteValue) -> Wrapped {
        guard let self else { throw IncompleteValue(part: part) }
        return self
    }
}

extension Array: StoredFormat where Element: StoredFormat {
    init(storing value: [Element.Value]) { self = value.map(Element.init(storing:)) }

    func value() throws -> [Element.Value] { try map { try $0.value() } }
}

/// A value whose own JSON is the stored one.
protocol PlainValue: Codable, Sendable {}

extension Int: PlainValue {}
extension String: PlainValue {}
extension RawFlagValue: PlainValue {}
extension Array: PlainValue where Element: PlainValue {}
extension Dictionary: PlainValue where Key == String, Value: PlainValue {}

/// The format of numbers, texts, and lists of them.
struct StoredPlain<Value: PlainValue>: StoredFormat {
    private let stored: Value

    init(storing value: Value) { stored = value }

    init(from decoder: any Decoder) throws { stored = try decoder.singleValueContainer().decode(Value.self) }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(stored)
    }

    func value() -> Value { stored }
}

/// A column with a value as JSON.
///
/// The text is decoded when the value is read. So a row with a text that this version of the app can't read is still a row,
/// and the text is written back unchanged.
struct StoredText<Format: StoredFormat>: Hashable, Sendable, Codable, DatabaseValueConvertible {
    let text: String

    init(_ value: Format.Value) throws { text = try StoredJSON.text(value, as: Format.self) }

    private init(text: String) { self.text = text }

    init(from decoder: any Decoder) throws {
        self.init(text: try decoder.singleValueContainer().decode(String.self))
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(text)
    }

    var databaseValue: DatabaseValue { text.databaseValue }

    static func fromDatabaseValue(_ value: DatabaseValue) -> StoredText? {
        String.fromDatabaseValue(value).map(StoredText.init(text:))
    }

    /// The value. `nil` if this version of the app can't read it.
    var value: Format.Value? { StoredJSON.value(of: Format.self, text) }
}

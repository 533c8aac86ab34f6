import Foundation

extension PushObject {
    /// A text that is not empty and can be shown.
    func text(_ name: String, _ limit: Int, allowsLines: Bool = false) throws(PushPayloadError) -> String? {
        guard let value = self[name] else { return nil }
        guard case .text(let text) = value else { throw wrongType(name, "a text", value) }
        return try Self.checked(text, at: path(to: name), limit, allowsLines: allowsLines)
    }

    static func checked(
        _ text: String, at path: String, _ limit: Int, allowsLines: Bool = false
    ) throws(PushPayloadError) -> String {
        guard !text.isEmpty else { throw .empty(path: path) }
        guard text.utf8.count <= limit else { throw .tooLong(path: path, bytes: text.utf8.count, limit: limit) }
        let isClean = text.unicodeScalars.allSatisfy {
            $0.properties.generalCategory != .control || allowsLines && $0 == "\n"
        }
        guard isClean else { throw .controlCharacter(path: path) }
        return text
    }

    /// One of the values of a type.
    func choice<Value: RawRepresentable & CaseIterable>(
        _ name: String, _ type: Value.Type = Value.self
    ) throws(PushPayloadError) -> Value? where Value.RawValue == String {
        guard let text = try text(name, PushLimits.name) else { return nil }
        guard let value = Value(rawValue: text) else {
            throw .unknownValue(
                path: path(to: name), value: String(text.prefix(32)), expected: Value.allCases.map(\.rawValue))
        }
        return value
    }

    /// A text that is written as a link is. Whether it is one of the app's is found out when it is followed.
    func link(_ name: String) throws(PushPayloadError) -> String? {
        guard let text = try text(name, PushLimits.text) else { return nil }
        do throws(DeepLinkRefusal) {
            _ = try LinkAddress(text, from: .inside)
            return text
        } catch {
            throw .badLink(path: path(to: name), error)
        }
    }

    /// A time: seconds since 1970, or as in ISO 8601.
    func date(_ name: String) throws(PushPayloadError) -> Date? {
        switch self[name] {
        case nil: return nil
        case .number(let seconds)? where (0...253_402_300_799).contains(seconds):
            return Date(timeIntervalSince1970: seconds)
        case .text(let text)? where text.utf8.count <= 40:
            guard let date = try? Date.ISO8601FormatStyle().parse(text) else { throw .badDate(path: path(to: name)) }
            return date
        case .number?, .text?: throw .badDate(path: path(to: name))
        case let value?: throw wrongType(name, "a time", value)
        }
    }
}

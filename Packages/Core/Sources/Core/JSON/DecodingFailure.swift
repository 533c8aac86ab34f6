import Foundation
import HTTPTypes
import Model

extension ServiceError {
    /// Creates an error that names the location of the unreadable value, and the reason.
    init(decoding error: any Error) {
        switch error {
        case let error as ServiceError: self = error
        case let error as WireProblem:
            self = .undecodable(path: error.path.joined(separator: "."), reason: error.reason)
        case let error as DecodingError: self.init(decoding: WireProblem(error))
        default: self = .undecodable(path: "", reason: "it is not JSON")
        }
    }
}

extension WireProblem {
    fileprivate init(_ error: DecodingError) {
        switch error {
        case .keyNotFound(let key, let context):
            self.init(context.codingPath, at: key, "it is missing")
        case .valueNotFound(_, let context):
            self.init(context.codingPath, "it is null")
        case .typeMismatch(let type, let context):
            self.init(context.codingPath, "\(Self.name(of: type)) is expected")
        case .dataCorrupted(let context) where !context.codingPath.isEmpty:
            self.init(context.codingPath, "its value is invalid")
        case .dataCorrupted:
            self.init([], "it is not JSON")
        @unknown default:
            self.init([], "it is not JSON")
        }
    }

    private static func name(of type: any Any.Type) -> String {
        if type is any (BinaryInteger & Decodable).Type { return "a whole number" }
        if type is Decimal.Type || type is any (FloatingPoint & Decodable).Type { return "a number" }
        if type is String.Type { return "a text" }
        if type is [Any].Type { return "a list" }
        return "an object"
    }
}

extension ServiceError {
    /// Returns the error with the kind of a body that isn't JSON, and with the beginning of the unreadable value.
    func explained(by response: APIResponse, to request: APIRequest) -> ServiceError {
        guard case .undecodable(let path, let reason, _) = self else { return self }
        let snippet = request.url.mayReturnSecrets ? nil : Snippet.text(of: response.body, at: path)
        return .undecodable(path: path, reason: response.kindOfNoJSON ?? reason, snippet: snippet)
    }
}

extension URL {
    /// A Boolean value that indicates whether responses to this URL contain tokens or personal data.
    fileprivate var mayReturnSecrets: Bool { !Set(pathComponents).isDisjoint(with: ["auth", "users"]) }
}

extension APIResponse {
    /// The kind of a body that isn't JSON; `nil` if it may be JSON.
    fileprivate var kindOfNoJSON: String? {
        guard !body.isEmpty else { return "it is empty" }
        let type = headers[.contentType]?.lowercased() ?? ""
        let start = String(decoding: body.prefix(256), as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
            .lowercased()
        if type.hasPrefix("image/") { return "it is an image" }
        if start.hasPrefix("<!doctype html") || start.hasPrefix("<html") || type.hasPrefix("text/html") {
            return "it is HTML"
        }
        if start.hasPrefix("<") { return "it is XML" }
        return String(validating: body, as: UTF8.self) == nil ? "it is not UTF-8" : nil
    }
}

/// The beginning of a value in a response, for the text of an error.
enum Snippet {
    /// The maximum number of characters.
    static let length = 80

    /// Returns the beginning of the value at a path, or of the nearest enclosing value. If the body isn't JSON, returns the
    /// beginning of the body. Returns `nil` if that is empty or looks like a secret.
    static func text(of body: Data, at path: String) -> String? {
        let found = value(in: body, at: path) ?? String(decoding: body.prefix(4 * length), as: UTF8.self)
        guard !mayBeSecret(found) else { return nil }
        let shown = found.unicodeScalars.map { isShown($0) ? Character($0) : " " }
        let words = String(shown).split(separator: " ").joined(separator: " ")
        return words.isEmpty ? nil : String(words.prefix(length))
    }

    private static func value(in body: Data, at path: String) -> String? {
        guard var value = try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed) else { return nil }
        for key in path.split(separator: ".").map(String.init) {
            if let object = value as? [String: Any], let next = object[key] {
                value = next
            } else if let list = value as? [Any], let place = Int(key), list.indices.contains(place) {
                value = list[place]
            } else {
                break
            }
        }
        let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]
        return (try? JSONSerialization.data(withJSONObject: value, options: options))
            .map { String(decoding: $0.prefix(4 * length), as: UTF8.self) }
    }

    /// Returns `false` for characters that control a terminal, the direction of text, or lines.
    private static func isShown(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse, .unassigned: false
        default: true
        }
    }

    private static func mayBeSecret(_ text: String) -> Bool {
        let text = text.lowercased()
        return ["authorization", "bearer", "cookie", "eyj", "password", "secret", "token"].contains {
            text.contains($0)
        }
    }
}

/// The problem of a value that has the expected type, and its location.
struct WireProblem: Error, Hashable {
    let path: [String]
    let reason: String

    init(_ path: [any CodingKey], at key: (any CodingKey)? = nil, _ reason: String) {
        self.path = (path + (key.map { [$0] } ?? [])).map(\.text)
        self.reason = reason
    }
}

extension CodingKey {
    /// The key in a path: `price`, or `3` for an index of a list.
    var text: String { intValue.map(String.init) ?? stringValue }
}

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
    /// Returns the error with the kind of a body that isn't JSON.
    func explained(by response: APIResponse) -> ServiceError {
        guard case .undecodable(let path, let reason) = self else { return self }
        return .undecodable(path: path, reason: response.kindOfNoJSON ?? reason)
    }
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

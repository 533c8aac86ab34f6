import Foundation
import HTTPTypes
import Model

extension ServiceError {
    /// Says of an answer that can't be read what it is instead, and what stands there.
    func explained(by response: APIResponse, to request: APIRequest) -> ServiceError {
        guard case .undecodable(let path, let reason, _) = self else { return self }
        let snippet = request.url.mayAnswerSecrets ? nil : Snippet.text(of: response.body, at: path)
        return .undecodable(path: path, reason: response.kindOfNoJSON ?? reason, snippet: snippet)
    }
}

extension URL {
    /// Whether answers from there hold tokens, or something about a person.
    fileprivate var mayAnswerSecrets: Bool { !Set(pathComponents).isDisjoint(with: ["auth", "users"]) }
}

extension APIResponse {
    /// Describes a body that isn't JSON; nil if it may be JSON.
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
        guard let text = String(validating: body, as: UTF8.self) else { return "it is not UTF-8" }
        return text.isUnfinishedJSON ? "it ends in the middle" : nil
    }
}

extension String {
    /// Whether a list, an object or a text is begun and not ended.
    fileprivate var isUnfinishedJSON: Bool {
        var depth = 0
        var (isInText, isEscaped) = (false, false)
        for byte in utf8 {
            if isInText {
                if isEscaped {
                    isEscaped = false
                } else if byte == UInt8(ascii: "\\") {
                    isEscaped = true
                } else if byte == UInt8(ascii: "\"") {
                    isInText = false
                }
                continue
            }
            switch byte {
            case UInt8(ascii: "\""): isInText = true
            case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
            default: break
            }
        }
        return isInText || depth > 0
    }
}

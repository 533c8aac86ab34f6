import Foundation
import Model

/// Decodes the bodies of responses.
enum WireDecoder {
    /// Decodes a body.
    ///
    /// - Parameter base: The address of the API, to which addresses of images may be relative.
    static func decode<Value: Decodable>(
        _ type: Value.Type, from body: Data, base: URL? = nil
    ) throws(ServiceError) -> Value {
        do {
            let decoder = JSONDecoder()
            if let key = CodingUserInfoKey.base { decoder.userInfo[key] = base }
            return try decoder.decode(type, from: body)
        } catch {
            throw ServiceError(decoding: error)
        }
    }

    /// Decodes the body of a response.
    ///
    /// - Parameters:
    ///   - type: The expected type.
    ///   - response: The response.
    ///   - base: The address of the API, to which addresses of images may be relative.
    /// - Throws: `ServiceError.undecodable`.
    static func decode<Value: Decodable>(
        _ type: Value.Type, from response: APIResponse, base: URL? = nil
    ) throws(ServiceError) -> Value {
        do throws(ServiceError) {
            return try decode(type, from: response.body, base: base)
        } catch {
            throw error.explained(by: response)
        }
    }
}

/// Encodes the bodies of requests.
enum WireEncoder {
    /// Encodes a value. Equal values have equal bytes, because a repeated request with the same key must have the same body.
    static func encode(_ value: some Encodable) throws(ServiceError) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do { return try encoder.encode(value) } catch { throw ServiceError(decoding: error) }
    }
}

/// The API's dates: ISO 8601, with or without fractional seconds.
enum WireDate {
    static func parse(_ text: String) -> Date? {
        let style = Date.ISO8601FormatStyle()
        return (try? style.parse(text)) ?? (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text))
    }
}

extension CodingUserInfoKey {
    fileprivate static let base = CodingUserInfoKey(rawValue: "base")
}

extension Decoder {
    /// Returns the address of an image from an absolute URL or one relative to the API. Returns `nil` for schemes other than
    /// HTTP and HTTPS.
    func imageURL(_ text: String?) -> URL? {
        let base = CodingUserInfoKey.base.flatMap { userInfo[$0] as? URL }
        guard let text, !text.isEmpty, let url = URL(string: text, relativeTo: base)?.absoluteURL,
            ["http", "https"].contains(url.scheme?.lowercased()), url.host()?.isEmpty == false
        else { return nil }
        return url
    }
}

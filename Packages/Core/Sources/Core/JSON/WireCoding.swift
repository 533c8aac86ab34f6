import Foundation
import Model

/// Decodes the bodies of responses.
enum WireDecoder {
    static func decode<Value: Decodable>(_ type: Value.Type, from body: Data) throws(ServiceError) -> Value {
        do {
            return try JSONDecoder().decode(type, from: body)
        } catch {
            throw ServiceError(decoding: error)
        }
    }

    /// Decodes the body of a response.
    ///
    /// - Parameters:
    ///   - type: The expected type.
    ///   - response: The response.
    ///   - request: The request. Errors quote the unreadable value, unless the request's URL returns secrets.
    /// - Throws: `ServiceError.undecodable`.
    static func decode<Value: Decodable>(
        _ type: Value.Type, from response: APIResponse, to request: APIRequest
    ) throws(ServiceError) -> Value {
        do throws(ServiceError) {
            return try decode(type, from: response.body)
        } catch {
            throw error.explained(by: response, to: request)
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

extension URL {
    /// Creates the address of an image from an absolute URL or one relative to the API. Returns `nil` for schemes other than
    /// HTTP and HTTPS.
    init?(image text: String, base: URL) {
        guard !text.isEmpty, let url = URL(string: text, relativeTo: base)?.absoluteURL,
            ["http", "https"].contains(url.scheme?.lowercased()), url.host()?.isEmpty == false
        else { return nil }
        self = url
    }
}

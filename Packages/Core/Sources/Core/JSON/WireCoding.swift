import Foundation
import Model

/// Reads the body of an answer.
enum WireDecoder {
    static func decode<Value: Decodable>(_ type: Value.Type, from body: Data) throws(ServiceError) -> Value {
        do {
            return try JSONDecoder().decode(type, from: body)
        } catch {
            throw ServiceError(decoding: error)
        }
    }

    /// - Parameter request: What was answered. An error says what stands at the place, unless that may be a secret.
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

/// Writes the body of a request.
enum WireEncoder {
    /// The same value always gives the same bytes: a request that is sent again under its key has to be the same one.
    static func encode(_ value: some Encodable) throws(ServiceError) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do { return try encoder.encode(value) } catch { throw ServiceError(decoding: error) }
    }
}

/// Dates as the API writes them: ISO 8601, with or without parts of a second.
enum WireDate {
    static func parse(_ text: String) -> Date? {
        let style = Date.ISO8601FormatStyle()
        return (try? style.parse(text)) ?? (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text))
    }
}

extension URL {
    /// The address of an image: absolute, or relative to the API's. Nil for one that is not fetched over HTTP.
    init?(image text: String, base: URL) {
        guard !text.isEmpty, let url = URL(string: text, relativeTo: base)?.absoluteURL,
            ["http", "https"].contains(url.scheme?.lowercased()), url.host()?.isEmpty == false
        else { return nil }
        self = url
    }
}

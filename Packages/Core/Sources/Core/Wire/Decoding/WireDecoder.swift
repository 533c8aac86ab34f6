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

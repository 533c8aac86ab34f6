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
}

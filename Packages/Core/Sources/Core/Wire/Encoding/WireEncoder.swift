import Foundation
import Model

/// Writes the body of a request.
enum WireEncoder {
    /// The same value always gives the same bytes: a request that is sent again under its key has to be the same one.
    static func encode(_ value: some Encodable) throws(ServiceError) -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do { return try encoder.encode(value) } catch { throw ServiceError(decoding: error) }
    }
}

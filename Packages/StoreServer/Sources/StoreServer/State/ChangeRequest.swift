import Foundation
import Hummingbird

/// The user and the identity of a requested change.
struct ChangeRequest: Sendable {
    let user: StoreUser
    /// The header `Idempotency-Key`; nil if each request makes the change again.
    let key: String?
    /// A hash of the request, to recognize a key that is used for two requests.
    let fingerprint: String

    /// - Parameter body: The decoded body, so that equal requests have equal fingerprints, however they are written.
    init(_ request: Request, by user: StoreUser, body: (any Encodable & Sendable)? = nil) throws {
        self.user = user
        if let text = request.headers[named: "Idempotency-Key"] {
            guard let key = UUID(uuidString: text) else { throw HTTPError.invalidKey }
            self.key = key.uuidString.lowercased()
        } else {
            key = nil
        }
        var content = Data("\(request.method) \(request.uri.path)\n".utf8)
        if let body { content += try JSONEncoder.store().encode(body) }
        fingerprint = Fingerprint.text(of: content)
    }
}

import Foundation

/// Who asks for a change, and by which key the same change is known again.
struct WriteRequest: Sendable {
    let user: StoreUser
    let baseURL: String
    /// Nil where each request counts for itself.
    let key: String?
    let fingerprint: String
    /// What the user is told before anything else is.
    var firstNotifications: [StoreNotification] = []

    /// - Throws: ``Refusal/badKey`` for a key that is no UUID.
    init(_ question: StoreQuestion, user: StoreUser, body: JSONValue?) throws(Refusal) {
        self.user = user
        baseURL = question.baseURL
        if let text = question.idempotencyKey {
            guard let key = UUID(uuidString: text) else { throw .badKey }
            self.key = key.uuidString.lowercased()
        } else {
            key = nil
        }
        // What a request means, not how it is written: a client that writes it anew may order the fields otherwise.
        var json = JSONWriter()
        body?.write(to: &json)
        let text = "\(question.method) /\(question.target.segments.joined(separator: "/"))\n"
        fingerprint = Hash.text(Array(text.utf8) + json.bytes)
    }
}

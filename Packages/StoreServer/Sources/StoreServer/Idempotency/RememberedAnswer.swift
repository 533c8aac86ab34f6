import HTTPTypes

/// What was answered to a request with a key.
struct RememberedAnswer: Sendable, Codable {
    let key: String
    /// What the request was: another one with the same key is a mistake.
    let fingerprint: String
    let status: Int
    let body: String

    var replayed: StoreResponse {
        var answer = StoreResponse(
            status: HTTPResponse.Status(code: min(max(status, 200), 599)),
            headers: body.isEmpty
                ? [.cacheControl: "no-store"] : [.contentType: StoreResponse.json, .cacheControl: "no-store"],
            body: Array(body.utf8))
        if let name = Self.header { answer.headers[name] = "true" }
        return answer
    }

    private static let header = HTTPField.Name("Idempotent-Replayed")
}

/// What was answered to the latest requests of one user.
///
/// A client asks again with a key until it has an answer, and goes on to its next change only then. So what it may ask
/// for again is among its latest few; a thousand bear even a client that sends much at once. Together their bodies have
/// four megabytes at most, a size that only the largest carts come near: memory and file don't grow without end.
struct RememberedAnswers: Sendable, Codable {
    static let most = 1000
    static let mostBytes = 4 << 20

    /// The oldest first.
    private var answers: [RememberedAnswer] = []
    /// Of all bodies.
    private var bytes = 0

    var count: Int { answers.count }

    subscript(_ key: String) -> RememberedAnswer? { answers.last { $0.key == key } }

    mutating func remember(_ answer: StoreResponse, _ key: String, _ fingerprint: String) {
        answers.append(
            RememberedAnswer(
                key: key, fingerprint: fingerprint, status: answer.status.code,
                body: String(decoding: answer.body, as: UTF8.self)))
        bytes &+= answer.body.count
        let tooOld = answers.indices.prefix { place in
            guard answers.count - place > Self.most || bytes > Self.mostBytes else { return false }
            bytes &-= answers[place].body.utf8.count
            return true
        }
        answers.removeFirst(tooOld.count)
    }
}

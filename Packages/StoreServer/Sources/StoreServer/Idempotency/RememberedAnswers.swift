import Foundation
import HTTPTypes

/// What was answered to the requests of one user.
///
/// A device may be away for weeks between a request and its repetition, and whatever it asks for again must not be done
/// again: that takes the key, for a month. A body is only the more convenient part: when all of them have more than four
/// megabytes, the oldest go first. Only a client that makes up keys without end meets the bound on their number.
struct RememberedAnswers: Sendable {
    /// For how long a key is known, in seconds.
    static let age: TimeInterval = 30 * 24 * 60 * 60
    static let mostKeys = 200_000
    static let mostBytes = 4 << 20

    private var answers: [String: RememberedAnswer] = [:]
    /// The oldest first.
    private var keys: [String] = []
    /// How many of the oldest have no body any more.
    private var bodiless = 0
    /// Of all bodies.
    private var bytes = 0

    init() {}

    var count: Int { keys.count }

    /// Nil for a key that is new, or too old to be known.
    subscript(_ key: String) -> RememberedAnswer? { answers[key] }

    /// Remembers an answer to a new key, and forgets what is too old or too much.
    mutating func remember(_ answer: StoreResponse, _ key: String, _ fingerprint: String, at now: Date) {
        add(
            RememberedAnswer(
                key: key, fingerprint: fingerprint, status: answer.status.code,
                body: String(decoding: answer.body, as: UTF8.self), date: now))
        while bytes > Self.mostBytes, bodiless < keys.count {
            forgetBody(of: keys[bodiless])
            bodiless += 1
        }
        forgetOldest(before: now.addingTimeInterval(-Self.age))
    }

    private mutating func add(_ answer: RememberedAnswer) {
        guard answers[answer.key] == nil else { return }
        answers[answer.key] = answer
        keys.append(answer.key)
        bytes &+= answer.body?.utf8.count ?? 0
    }

    private mutating func forgetBody(of key: String) {
        bytes &-= answers[key]?.body?.utf8.count ?? 0
        answers[key]?.body = nil
    }

    private mutating func forgetOldest(before date: Date) {
        var count = 0
        for key in keys {
            guard keys.count - count > Self.mostKeys || (answers[key]?.date ?? date) < date else { break }
            forgetBody(of: key)
            answers[key] = nil
            count += 1
        }
        keys.removeFirst(count)
        bodiless = max(bodiless - count, 0)
    }
}

/// A list of answers, the oldest first.
extension RememberedAnswers: Codable {
    private enum Field: String, CodingKey { case answers }

    init(from decoder: any Decoder) throws {
        for answer in try decoder.container(keyedBy: Field.self).decode([RememberedAnswer].self, forKey: .answers) {
            add(answer)
        }
    }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Field.self)
        try container.encode(keys.compactMap { answers[$0] }, forKey: .answers)
    }
}

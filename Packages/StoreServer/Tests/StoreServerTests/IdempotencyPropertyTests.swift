import Foundation
import HTTPTypes
import Synchronization
import Testing

@testable import StoreServer

/// Any number of equal requests at once have one effect, however they come together.
@Suite struct IdempotencyPropertyTests {
    private struct Attempt {
        let status: Int
        let body: [UInt8]
    }

    private func ask(
        _ api: StoreAPI, _ key: UUID, product: Int, token: String, pause: @escaping @Sendable () async -> Void = {}
    ) async throws -> Attempt {
        var question = StoreQuestion(
            method: .post, target: try RequestTarget("/orders"), authorization: "Bearer \(token)",
            idempotencyKey: key.uuidString, baseURL: "http://a")
        question.body = Array(#"{"products":[{"id":\#(product),"quantity":1,"price":1}]}"#.utf8)
        question.pause = pause
        do throws(Refusal) {
            let answer = try await api.answer(question)
            return Attempt(status: answer.status.code, body: answer.body)
        } catch {
            return Attempt(status: error.status.code, body: error.body)
        }
    }

    @Test(arguments: 1...12) func equalRequestsHaveOneEffect(_ seed: UInt64) async throws {
        let store = StoreServer(catalogue: .synthetic(count: 24))
        let pieces = 5
        for id in 1...4 {
            var product = try #require(store.catalogue.product(id))
            (product.price, product.discount, product.stock, product.minimumOrder) = (100, 0, pieces, 1)
            try store.change(product)
        }
        let user = StoreUser.standard[5]
        let token = try store.accessToken(for: user.id)
        var random = SplitMix64(seed)
        // More keys than pieces of some product, each asked for many times, all mixed.
        let keys = (0..<16).map { _ in (key: UUID(), product: 1 + random.below(4)) }
        var attempts = keys.flatMap { key in (0..<1 + random.below(8)).map { _ in key } }
        attempts.shuffle(using: &random)
        // A request that takes its key pauses until so many requests have begun: the others meet it in the middle.
        let pauses = attempts.map { _ in random.below(attempts.count + 1) }
        let begun = Begun()
        let api = store.api
        let answers = try await withThrowingTaskGroup(of: (UUID, Attempt).self) { group in
            for (attempt, count) in zip(attempts, pauses) {
                group.addTask {
                    begun.add()
                    let answer = try await ask(api, attempt.key, product: attempt.product, token: token) {
                        await begun.wait(for: count)
                    }
                    return (attempt.key, answer)
                }
            }
            return try await group.reduce(into: [(UUID, Attempt)]()) { $0.append($1) }
        }
        for (key, product) in keys {
            let last = try await ask(api, key, product: product, token: token)
            let given = answers.filter { $0.0 == key }.map(\.1)
            // Each had the one answer, or was told to ask again.
            for answer in given {
                let isInWork = answer.body == Refusal.keyInWork.body
                #expect(isInWork || (answer.status == last.status && answer.body == last.body))
            }
            #expect(given.contains { $0.body == last.body })
            #expect(store.effects(ofKey: key) == (last.status == 201 ? 1 : 0))
        }
        for id in 1...4 {
            let sold = store.orders(of: user.id).flatMap(\.lines).count { $0.product == id }
            #expect(sold == min(pieces, keys.count { $0.product == id }))
            #expect(store.catalogue.product(id)?.stock == pieces - sold)
        }
    }

    /// Counts the requests that have begun.
    private final class Begun: Sendable {
        private struct State {
            var count = 0
            var waiting: [(count: Int, wake: CheckedContinuation<Void, Never>)] = []
        }

        private let state = Mutex(State())

        func add() {
            let woken = state.withLock { state in
                state.count += 1
                let count = state.count
                defer { state.waiting.removeAll { $0.count <= count } }
                return state.waiting.filter { $0.count <= count }
            }
            for each in woken { each.wake.resume() }
        }

        func wait(for count: Int) async {
            await withCheckedContinuation { continuation in
                let isOver = state.withLock { state in
                    if state.count < count { state.waiting.append((count, continuation)) }
                    return state.count >= count
                }
                if isOver { continuation.resume() }
            }
        }
    }

    private let day: TimeInterval = 24 * 60 * 60

    /// A device that asks again after weeks, and after thousands of other changes, is known.
    @Test func aKeyIsKnownForAMonth() {
        var answers = RememberedAnswers()
        let first = Date(timeIntervalSince1970: 1_800_000_000)
        answers.remember(.done, "first", "f", at: first)
        for number in 0..<5000 { answers.remember(.done, "\(number)", "f", at: first.addingTimeInterval(day)) }
        answers.remember(.done, "month", "f", at: first.addingTimeInterval(30 * day))
        #expect(answers["first"]?.status == 204)
        #expect(answers.count == 5002)
        answers.remember(.done, "later", "f", at: first.addingTimeInterval(30 * day + 1))
        #expect(answers["first"] == nil)
        #expect(answers["0"] != nil)
        answers.remember(.done, "much later", "f", at: first.addingTimeInterval(60 * day))
        #expect(answers.count == 3)
        // Whoever sets the clock back loses nothing.
        answers.remember(.done, "before", "f", at: first)
        #expect(answers.count == 4)
    }

    @Test func keysWithoutEndAreBounded() {
        var answers = RememberedAnswers()
        let now = Date()
        for number in 0..<RememberedAnswers.mostKeys + 2 { answers.remember(.done, "\(number)", "f", at: now) }
        #expect(answers.count == RememberedAnswers.mostKeys)
        #expect(answers["1"] == nil)
        #expect(answers["2"] != nil)
    }

    /// The key stays, so that nothing is done twice.
    @Test func ofLargeAnswersTheOldestBodiesGo() throws {
        var answers = RememberedAnswers()
        let large = StoreResponse(
            status: .created, body: Array(repeating: 97, count: RememberedAnswers.mostBytes / 4))
        for number in 0..<10 { answers.remember(large, "\(number)", "f", at: Date()) }
        #expect(answers.count == 10)
        #expect((0..<10).filter { answers["\($0)"]?.body == nil } == Array(0..<6))
        let replayed = try #require(answers["0"]).replayed
        #expect(replayed.status == .created)
        #expect(
            String(decoding: replayed.body, as: UTF8.self)
                == #"{"message":"This was answered before. What else was said is not remembered"}"#)
        #expect(answers["9"]?.replayed.body == large.body)
        answers.remember(.done, "10", "f", at: Date())
        #expect(answers["6"]?.body != nil)
        #expect(answers["10"]?.replayed.body == [])
    }

    @Test func theyAreTheSameAfterARestart() throws {
        var answers = RememberedAnswers()
        let large = StoreResponse(body: Array(repeating: 97, count: RememberedAnswers.mostBytes / 2))
        for number in 0..<3 { answers.remember(large, "\(number)", "f\(number)", at: Date()) }
        var again = try JSONDecoder().decode(RememberedAnswers.self, from: JSONEncoder().encode(answers))
        for number in 0..<3 {
            #expect(again["\(number)"]?.body == answers["\(number)"]?.body)
            #expect(again["\(number)"]?.fingerprint == "f\(number)")
        }
        // What has no body any more is not counted twice, and the next one makes room for itself.
        again.remember(large, "3", "f", at: Date())
        #expect((0..<4).filter { again["\($0)"]?.body == nil } == [0, 1])
        let former = #"{"answers":[{"key":"a","fingerprint":"f","status":201,"body":"{}"}],"bytes":2}"#
        let old = try JSONDecoder().decode(RememberedAnswers.self, from: Data(former.utf8))
        #expect(old["a"]?.body == "{}")
    }
}

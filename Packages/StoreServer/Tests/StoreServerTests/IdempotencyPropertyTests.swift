import Foundation
import HTTPTypes
import Testing

@testable import StoreServer

/// Any number of equal concurrent requests have one effect.
@Suite struct IdempotencyPropertyTests {
    @Test(arguments: 1...12) func equalRequestsHaveOneEffect(_ seed: UInt64) async throws {
        let store = StoreServer(catalog: .synthetic(count: 24))
        let pieces = 5
        for id in 1...4 {
            var product = try #require(store.catalog.product(id))
            (product.price, product.discount, product.stock, product.minimumOrder) = (100, 0, pieces, 1)
            try store.change(product)
        }
        let user = StoreUser.standard[5]
        let token = try store.accessToken(for: user.id)
        var random = SplitMix64(seed)
        // More keys than pieces of some product, each in many requests, in random order.
        let keys = (0..<16).map { _ in (key: UUID(), product: 1 + random.below(4)) }
        var requests = keys.flatMap { key in (0..<1 + random.below(8)).map { _ in key } }
        requests.shuffle(using: &random)
        let client = DirectClient(store: store)
        @Sendable func order(_ key: UUID, _ product: Int) async throws -> DirectClient.Response {
            try await client.send(
                .post, "/orders", token: token, key: key,
                body: Array(#"{"products":[{"id":\#(product),"quantity":1,"price":1}]}"#.utf8))
        }
        let responses = try await withThrowingTaskGroup(of: (UUID, DirectClient.Response).self) { group in
            for (key, product) in requests {
                group.addTask { (key, try await order(key, product)) }
            }
            return try await group.reduce(into: [(UUID, DirectClient.Response)]()) { $0.append($1) }
        }
        for (key, product) in keys {
            let last = try await order(key, product)
            #expect(last.headers[named: "Idempotent-Replayed"] == "true")
            let all = responses.filter { $0.0 == key }.map(\.1)
            #expect(all.allSatisfy { $0.status == last.status && $0.body == last.body })
            #expect(all.count { $0.headers[named: "Idempotent-Replayed"] == nil } == 1)
            #expect(store.effects(ofKey: key) == (last.status == .created ? 1 : 0))
        }
        for id in 1...4 {
            let sold = store.orders(of: user.id).flatMap(\.lines).count { $0.product == id }
            #expect(sold == min(pieces, keys.count { $0.product == id }))
            #expect(store.catalog.product(id)?.stock == pieces - sold)
        }
    }

    private let day: TimeInterval = 24 * 60 * 60

    /// A device that repeats a request after weeks, and after thousands of other changes, gets the first response.
    @Test func aKeyIsRememberedForAMonth() {
        var responses = RememberedResponses()
        let first = Date(timeIntervalSince1970: 1_800_000_000)
        responses.remember(.noContent, "first", "f", at: first)
        for number in 0..<5000 { responses.remember(.noContent, "\(number)", "f", at: first.addingTimeInterval(day)) }
        responses.remember(.noContent, "month", "f", at: first.addingTimeInterval(30 * day))
        #expect(responses["first"]?.status == 204)
        #expect(responses.count == 5002)
        responses.remember(.noContent, "later", "f", at: first.addingTimeInterval(30 * day + 1))
        #expect(responses["first"] == nil)
        #expect(responses["0"] != nil)
        responses.remember(.noContent, "much later", "f", at: first.addingTimeInterval(60 * day))
        #expect(responses.count == 3)
        // A clock that is set back loses nothing.
        responses.remember(.noContent, "before", "f", at: first)
        #expect(responses.count == 4)
    }

    @Test func theNumberOfKeysIsBounded() {
        var responses = RememberedResponses()
        let now = Date()
        for number in 0..<RememberedResponses.maximumCount + 2 {
            responses.remember(.noContent, "\(number)", "f", at: now)
        }
        #expect(responses.count == RememberedResponses.maximumCount)
        #expect(responses["1"] == nil)
        #expect(responses["2"] != nil)
    }

    /// The keys stay, so that no change is made twice.
    @Test func theOldestLargeBodiesAreDropped() throws {
        var responses = RememberedResponses()
        let large = PrivateResponse(
            status: .created, body: String(repeating: "a", count: RememberedResponses.maximumBytes / 4))
        for number in 0..<10 { responses.remember(large, "\(number)", "f", at: Date()) }
        #expect(responses.count == 10)
        #expect((0..<10).filter { responses["\($0)"]?.body == nil } == Array(0..<6))
        let replayed = try #require(responses["0"]).replayed
        #expect(replayed.status == .created)
        #expect(
            replayed.body == #"{"message":"This was answered before. What else was said is not remembered"}"#)
        #expect(responses["9"]?.replayed.body == large.body)
        responses.remember(.noContent, "10", "f", at: Date())
        #expect(responses["6"]?.body != nil)
        #expect(responses["10"]?.replayed.body == "")
    }

    @Test func responsesAreTheSameAfterARestart() throws {
        var responses = RememberedResponses()
        let large = PrivateResponse(
            status: .ok, body: String(repeating: "a", count: RememberedResponses.maximumBytes / 2))
        for number in 0..<3 { responses.remember(large, "\(number)", "f\(number)", at: Date()) }
        var again = try JSONDecoder().decode(RememberedResponses.self, from: JSONEncoder().encode(responses))
        for number in 0..<3 {
            #expect(again["\(number)"]?.body == responses["\(number)"]?.body)
            #expect(again["\(number)"]?.fingerprint == "f\(number)")
        }
        again.remember(large, "3", "f", at: Date())
        #expect((0..<4).filter { again["\($0)"]?.body == nil } == [0, 1])
    }
}

import Foundation
import HTTPTypes
import Testing

@testable import StoreServer

@Suite struct FormatTests {
    @Test(arguments: [0: "0", 5: "0.05", 50: "0.5", 99: "0.99", 100: "1", 110: "1.1", 1899: "18.99", -5: "-0.05"])
    func decimalsAreExact(_ value: Int, _ text: String) throws {
        let data = try JSONEncoder.store().encode([Decimal(hundredths: value)])
        #expect(String(decoding: data, as: UTF8.self) == "[\(text)]")
    }

    @Test func timestampsAreInUTCAndToTheSecond() {
        #expect(Date(day: 0, second: 0).timestamp == "2024-01-01T00:00:00.000Z")
        #expect(Date(day: 59, second: 86_399).timestamp == "2024-02-29T23:59:59.000Z")
        #expect(Date(day: 366, second: 3661).addingTimeInterval(0.9).timestamp == "2025-01-01T01:01:01.000Z")
    }

    @Test func anyTargetHasAResponse() async throws {
        var random = SplitMix64(11)
        let client = DirectClient(store: StoreServer(catalog: .synthetic(count: 48)))
        let pieces = [
            "/", "products", "search", "category", "images", "?", "&", "=", "%", "%2", "%2F", "%FF", "+", "limit",
            "skip",
            "sortBy", "price", "order", "desc", "select", "q", "-", "9223372036854775807", "99999999999999999999", "1",
            "auth", "me", "login", "orders", "brochures", "way-to-work", "configuration", "users", "1.svg", "..", "é",
            "\u{0}", "thumbnail.svg", "beauty", ",", "carts", "user", "wishlist", "changes", "since", "reviews",
            "brands",
            "notifications", "read", "devices",
        ]
        for _ in 0..<5_000 {
            let target = "/" + (0..<random.below(10)).map { _ in random.pick(pieces) }.joined()
            let token = random.below(2) == 0 ? nil : "a.b.c"
            let response = try await client.send(.get, target, token: token)
            #expect(response.status == .ok || response.status.kind == .clientError, "\(target)")
        }
    }

    @Test func aRejectionIsShortForALongPath() async throws {
        let client = DirectClient(store: StoreServer())
        for path in ["/products/", "/", "/images/", "/products/category/"] {
            let response = try await client.send(.get, path + String(repeating: "x", count: 1000))
            #expect(response.status == .notFound)
            #expect(response.body.utf8.count < 200)
        }
    }
}

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

    @Test(arguments: [
        ("Short", "Short"), (String(repeating: "x", count: 60), String(repeating: "x", count: 60)),
        (String(repeating: "x", count: 50_000), String(repeating: "x", count: 60) + "…"),
        ("a\u{0}\u{1B}[2J\u{202E}b\u{2028}", "a\u{FFFD}\u{FFFD}[2J\u{FFFD}b\u{FFFD}"),
        ("e" + String(repeating: "\u{301}", count: 9_000), "e" + String(repeating: "\u{301}", count: 59) + "…"),
    ])
    func textsOfClientsAreShortenedInResponses(_ text: String, _ shortened: String) {
        #expect(text.shortenedForResponse == shortened)
    }

    @Test func aRejectionIsShortForALongVoucher() async throws {
        let store = StoreServer()
        var product = try #require(store.catalog.product(12))
        (product.price, product.discount, product.stock, product.minimumOrder) = (1_00, 0, 9, 1)
        try store.change(product)
        let body = """
            {"products":[{"id":12,"quantity":1,"price":1}],"details":{"address":{"name":"Ada Byron",
            "street":"Way 1","postalCode":"12345","city":"Berlin","country":"DE"},"delivery":"standard",
            "payment":{"title":"Card","reference":"1"},"voucher":"\(String(repeating: "X", count: 50_000))","total":1}}
            """
        let response = try await DirectClient(store: store).send(
            .post, "/orders", token: store.accessToken(for: 1), body: Array(body.utf8))
        #expect(response.status == .conflict)
        #expect(response.body.contains("Voucher"))
        #expect(response.body.utf8.count < 500)
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

import Foundation
import HTTPTypes
import Testing

@testable import StoreServer

/// Any request and any state file leave the server running.
@Suite struct HostileChangeTests {
    private static let pieces = [
        "{", "}", "[", "]", ",", ":", "\"", "products", "\"products\":", "\"id\":", "\"quantity\":", "\"price\":",
        "\"merge\":", "\"firstName\":", "\"email\":", "\"rating\":", "\"comment\":", "\"username\":", "\"password\":",
        "\"token\":", "true", "null", "0", "-1", "1",
        "12",
        "99999", "9223372036854775807", "-9223372036854775808", "1e308", "1e-308", "1e999", "0.001", "\\u0000",
        "\\ud800",
        "\u{0}", "é", "\\", " ", "[{\"id\":1,\"quantity\":1,\"price\":1}]", "{\"products\":[", "]}",
    ]

    @Test(arguments: 1...6) func anyBodyHasAResponse(_ seed: UInt64) async throws {
        var random = SplitMix64(seed)
        let store = StoreServer(catalog: .synthetic(count: 24))
        let client = DirectClient(store: store)
        let token = try store.accessToken(for: 1)
        let targets: [(HTTPRequest.Method, String)] = [
            (.put, "/carts/1"), (.post, "/orders"), (.patch, "/users/1"), (.post, "/products/1/reviews"),
            (.put, "/users/1/wishlist/1"), (.put, "/users/1/wishlist/-9223372036854775808"), (.put, "/devices/aa"),
            (.post, "/users/add"), (.post, "/auth/forgot-password"), (.post, "/auth/reset-password"),
            (.put, "/notifications/%00/read"), (.post, "/products/9223372036854775807/reviews"),
        ]
        for _ in 0..<2000 {
            let (method, target) = random.pick(targets)
            var body = Array((0..<random.below(14)).map { _ in random.pick(Self.pieces) }.joined().utf8)
            if random.below(9) == 0 { body.append(0xFF) }
            let response = try await client.send(
                method, target, token: token, key: random.below(2) == 0 ? nil : UUID(), body: body)
            if ![.ok, .created, .noContent].contains(response.status) {
                #expect(response.status.kind == .clientError)
                #expect(response.body.utf8.count < 500)
            }
        }
    }

    /// A state file with edited numbers is read or set aside.
    @Test(arguments: 1...6) func anyStateFileIsReadOrSetAside(_ seed: UInt64) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        var random = SplitMix64(seed)
        let first = StoreServer(catalog: .synthetic(count: 24), configuration: file)
        try first.restock(3, to: 50)
        for (target, body) in [("/carts/1", #"{"products":[{"id":3,"quantity":20}]}"#), ("/devices/aa", "")] {
            let response = try await DirectClient(store: first).send(
                .put, target, token: first.accessToken(for: 1), body: Array(body.utf8))
            #expect([.ok, .noContent].contains(response.status))
        }
        let text = try String(contentsOf: file, encoding: .utf8)
        let numbers = ["9223372036854775807", "-9223372036854775808", "0", "1e400", "null", "\"a\"", "[]", "{}"]
        for _ in 0..<40 {
            var digits = text.ranges(of: try Regex("[0-9]+(?=[,}\\]])"))
            digits.shuffle(using: &random)
            let place = try #require(digits.first)
            try Data(text.replacingCharacters(in: place, with: random.pick(numbers)).utf8).write(to: file)
            let store = StoreServer(catalog: .synthetic(count: 24), configuration: file)
            #expect(store.state.refusal == nil)
            if let setAside = store.setAside { try FileManager.default.removeItem(at: setAside) }
            let token = try store.accessToken(for: 1)
            for (method, target, body) in [
                (HTTPRequest.Method.get, "/carts/user/1", ""), (.get, "/products?sortBy=price", ""),
                (.get, "/products/changes", ""), (.get, "/orders", ""), (.get, "/products/3/reviews", ""),
                (.post, "/products/3/reviews", #"{"rating":3,"comment":"a"}"#),
                (.post, "/orders", #"{"products":[{"id":3,"quantity":1,"price":1}]}"#),
                (.put, "/carts/1", #"{"merge":true,"products":[{"id":3,"quantity":2}]}"#),
            ] {
                let response = try await DirectClient(store: store).send(
                    method, target, token: token, body: Array(body.utf8))
                #expect([.ok, .created].contains(response.status) || response.status.kind == .clientError)
            }
        }
    }
}

extension StoreServer {
    fileprivate convenience init(catalog: Catalog, configuration file: URL) {
        self.init(configuration: StoreServerConfiguration(stateFile: file), catalog: catalog)
    }
}

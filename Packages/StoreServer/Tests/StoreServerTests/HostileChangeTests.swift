import Foundation
import HTTPTypes
import Testing

@testable import StoreServer

/// Whatever is asked for, and whatever a file holds, the store answers and goes on.
@Suite struct HostileChangeTests {
    private static let pieces = [
        "{", "}", "[", "]", ",", ":", "\"", "products", "\"products\":", "\"id\":", "\"quantity\":", "\"price\":",
        "\"merge\":", "\"firstName\":", "\"email\":", "\"rating\":", "\"comment\":", "true", "null", "0", "-1", "1",
        "12",
        "99999", "9223372036854775807", "-9223372036854775808", "1e308", "1e-308", "1e999", "0.001", "\\u0000",
        "\\ud800",
        "\u{0}", "é", "\\", " ", "[{\"id\":1,\"quantity\":1,\"price\":1}]", "{\"products\":[", "]}",
    ]

    @Test(arguments: 1...6) func anyBodyIsAnswered(_ seed: UInt64) async throws {
        var random = SplitMix64(seed)
        let store = StoreServer(catalogue: .synthetic(count: 24))
        let token = try store.accessToken(for: 1)
        let targets: [(HTTPRequest.Method, String)] = [
            (.put, "/carts/1"), (.post, "/orders"), (.patch, "/users/1"), (.post, "/products/1/reviews"),
            (.put, "/users/1/wishlist/1"), (.put, "/users/1/wishlist/-9223372036854775808"), (.put, "/devices/aa"),
            (.put, "/notifications/%00/read"), (.post, "/products/9223372036854775807/reviews"),
        ]
        for _ in 0..<2000 {
            let (method, target) = random.pick(targets)
            var question = StoreQuestion(
                method: method, target: try RequestTarget(target), authorization: "Bearer \(token)",
                idempotencyKey: random.below(2) == 0 ? nil : UUID().uuidString, baseURL: "http://a")
            question.body = Array((0..<random.below(14)).map { _ in random.pick(Self.pieces) }.joined().utf8)
            if random.below(9) == 0 { question.body.append(0xFF) }
            do throws(Refusal) {
                #expect([.ok, .created, .noContent].contains(try await store.api.answer(question).status))
            } catch {
                #expect(error.status.kind == .clientError)
                #expect(error.body.count < 500)
            }
        }
    }

    /// Somebody has edited the file, or the disk has.
    @Test(arguments: 1...6) func anyStateIsBorne(_ seed: UInt64) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "store-\(UUID().uuidString).json")
        defer { try? FileManager.default.removeItem(at: file) }
        var random = SplitMix64(seed)
        var state = StoreState(epoch: "e")
        var draft = StoreDraft(state, .synthetic(count: 24))
        var product = try #require(draft.product(3))
        product.stock = 50
        draft.put(product)
        _ = try? draft.setCart(of: 1, [WantedLine(product: 3, quantity: 20)], merges: true)
        draft.addDevice("aa", of: 1)
        state = draft.state
        try StateFile(file).write(state)
        let text = try String(contentsOf: file, encoding: .utf8)
        let numbers = ["9223372036854775807", "-9223372036854775808", "0", "1e400", "null", "\"a\"", "[]", "{}"]
        for _ in 0..<40 {
            var digits = text.ranges(of: try Regex("[0-9]+(?=[,}\\]])"))
            digits.shuffle(using: &random)
            let place = try #require(digits.first)
            try Data(text.replacingCharacters(in: place, with: random.pick(numbers)).utf8).write(to: file)
            let store = StoreServer(catalogue: .synthetic(count: 24), configuration: file)
            if let setAside = store.setAside { try FileManager.default.removeItem(at: setAside) }
            let token = try store.accessToken(for: 1)
            for (method, target, body) in [
                (HTTPRequest.Method.get, "/carts/user/1", ""), (.get, "/products?sortBy=price", ""),
                (.get, "/products/changes", ""), (.get, "/orders", ""), (.get, "/products/3/reviews", ""),
                (.post, "/products/3/reviews", #"{"rating":3,"comment":"a"}"#),
                (.post, "/orders", #"{"products":[{"id":3,"quantity":1,"price":1}]}"#),
                (.put, "/carts/1", #"{"merge":true,"products":[{"id":3,"quantity":2}]}"#),
            ] {
                var question = StoreQuestion(
                    method: method, target: try RequestTarget(target), authorization: "Bearer \(token)",
                    baseURL: "http://a")
                question.body = Array(body.utf8)
                do throws(Refusal) {
                    _ = try await store.api.answer(question)
                } catch {
                    #expect(error.status.kind == .clientError)
                }
            }
        }
    }
}

extension StoreServer {
    fileprivate convenience init(catalogue: Catalogue, configuration file: URL) {
        self.init(configuration: StoreServerConfiguration(stateFile: file), catalogue: catalogue)
    }
}

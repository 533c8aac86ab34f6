import Foundation
import HTTPTypes
import Testing

@testable import StoreServer

@Suite struct FormatTests {
    @Test func decimalsAreExact() {
        let cases = [0: "0", 5: "0.05", 50: "0.5", 99: "0.99", 100: "1", 110: "1.1", 1899: "18.99", -5: "-0.05"]
        for (value, text) in cases {
            var json = JSONWriter()
            json.number(hundredths: value)
            #expect(String(decoding: json.bytes, as: UTF8.self) == text)
        }
    }

    @Test func anyTextSurvives() throws {
        var random = SplitMix64(7)
        let odd: [Unicode.Scalar] = ["\"", "\\", "\n", "\u{0}", "\u{1f}", "é", "😀", "\u{2028}", "/", "a"]
        for _ in 0..<500 {
            var text = ""
            for _ in 0..<random.below(12) { text.unicodeScalars.append(random.pick(odd)) }
            var json = JSONWriter()
            json.array([text, text]) { $0.string($1) }
            #expect(try JSONSerialization.jsonObject(with: Data(json.bytes)) as? [String] == [text, text])
        }
    }

    /// Any bytes of a request line lead to an answer or a refusal.
    @Test func anyTargetIsAnswered() async {
        var random = SplitMix64(11)
        let api = StoreServer(catalogue: .synthetic(count: 48)).api
        let pieces = [
            "/", "products", "search", "category", "images", "?", "&", "=", "%", "%2", "%2F", "%FF", "+", "limit",
            "skip",
            "sortBy", "price", "order", "desc", "select", "q", "-", "9223372036854775807", "99999999999999999999", "1",
            "auth", "me", "login", "orders", "brochures", "way-to-work", "configuration", "users", "1.svg", "..", "é",
            "\u{0}", "thumbnail.svg", "beauty", ",", "carts", "user", "wishlist", "changes", "since", "reviews",
            "brands",
            "notifications", "read", "devices",
        ]
        for _ in 0..<20_000 {
            let target = "/" + (0..<random.below(10)).map { _ in random.pick(pieces) }.joined()
            do throws(Refusal) {
                let question = StoreQuestion(
                    target: try RequestTarget(target), authorization: random.below(2) == 0 ? nil : "Bearer a.b.c",
                    body: [0x7B, 0x7D], baseURL: "http://a")
                let answer = try await api.answer(question)
                #expect(answer.status == .ok)
            } catch {
                #expect(error.status.kind == .clientError)
            }
        }
    }

    @Test func refusalsAreShortWhateverWasAsked() {
        let long = String(repeating: "x", count: 5000)
        #expect(Refusal.unknownProduct(long).body.count < 200)
        #expect(Refusal.unknownPath(long).body.count < 200)
    }
}

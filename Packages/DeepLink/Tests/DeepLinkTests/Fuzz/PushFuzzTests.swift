import DeepLink
import Foundation
import Testing

@Suite struct PushFuzzTests {
    private static let originals = [
        #"{"version":1,"id":"7","kind":"alert","title":"On its way","body":"b","link":"/orders/7?via=/orders","policy":{"placement":"reuse","dismissesModals":true},"refresh":["product:12","bag"],"expires":1e9,"actions":[{"id":"a","title":"A","link":"/bag"}]}"#,
        #"{"aps":{"alert":{"title":"Sale","body":"Today"},"content-available":1},"flow":{"version":1,"id":"8","link":"mall://bag","expires":"2026-01-31T12:00:00Z"}}"#,
        #"{"aps":{"content-available":1},"flow":{"version":1,"id":"9","refresh":["configuration"]}}"#,
    ]
    private static let pieces = [
        "{", "}", "[", "]", ",", "\"", "null", "true", "-1", "1e400", "1e308", "\\u0000", "\\ud800", "\"a\":",
        "\"version\":",
        "\"aps\":{},", "\"link\":\"https://a:b@evil.example\",", "[[[[[[[[[", "\u{FEFF}", "999999999999999999999",
    ]

    /// Whatever is done to a push: it is read or refused with a text, and what is read keeps its bounds.
    @Test(arguments: 0..<10 as Range<UInt64>)
    func mutatedPushesAreReadOrRefused(_ seed: UInt64) throws {
        var mutations = Mutations(seed: seed, originals: Self.originals, pieces: Self.pieces)
        var read = 0
        for _ in 0..<4_000 {
            let text = mutations.next()
            do throws(PushPayloadError) {
                let push = try PushPayload(Data(text.utf8))
                read += 1
                #expect(!push.id.isEmpty && push.id.utf8.count <= 128 && push.actions.count <= 4)
                #expect(push.refresh.count <= 32 && (push.link ?? "/").utf8.count <= 2_048)
                for delivery in [PushDelivery.tapped, .foreground, .background] {
                    _ = try InboundEvent(push, as: delivery)
                }
            } catch {
                #expect(!error.description.isEmpty)
            }
        }
        #expect(read > 100)
    }
}

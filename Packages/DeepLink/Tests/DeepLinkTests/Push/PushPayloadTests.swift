import DeepLink
import Foundation
import Testing

@Suite struct PushPayloadTests {
    @Test func theAppsOwnForm() throws {
        let push = try PushPayload(
            """
            {"version": 1, "id": "order-7", "kind": "alert", "title": "On its way", "body": "Two\\nlines",
             "link": "/orders/7?via=/orders", "policy": {"placement": "replace", "dismissesModals": false},
             "refresh": ["order:7", "bag"], "expires": "2026-01-31T12:00:00Z", "later": {"more": [1]},
             "actions": [{"id": "track", "title": "Track", "link": "/orders/7"}, {"id": "ok", "title": "Fine"}]}
            """)
        #expect(push.id == "order-7" && push.kind == .alert && push.title == "On its way" && push.body == "Two\nlines")
        #expect(push.link == "/orders/7?via=/orders")
        #expect(push.policy == .init(placement: .replace, dismissesModals: false))
        #expect(push.refresh == ["order:7", "bag"])
        #expect(push.refresh.map(\.name) == ["order", "bag"] && push.refresh.map(\.value) == ["7", nil])
        #expect(push.expires == Date(timeIntervalSince1970: 1_769_860_800))
        #expect(push.actions.map(\.id) == ["track", "ok"] && push.actions.map(\.link) == ["/orders/7", nil])
    }

    @Test func theFormOfApplesService() throws {
        let alert = try PushPayload(
            """
            {"aps": {"alert": {"title": "Sale", "body": "Today"}, "badge": 1, "sound": "default"},
             "flow": {"version": 1, "id": "a", "link": "/bag", "expires": 60.5}}
            """)
        #expect(alert.kind == .alert && alert.title == "Sale" && alert.body == "Today" && alert.link == "/bag")
        #expect(alert.expires == Date(timeIntervalSince1970: 60.5))
        let text = try PushPayload(#"{"aps": {"alert": "Sale"}, "flow": {"version": 1, "id": "a"}}"#)
        #expect(text.title == "Sale" && text.body == nil)
        let body = try PushPayload(#"{"aps": {"alert": {"body": "Today"}}, "flow": {"version": 1, "id": "a"}}"#)
        #expect(body.title == "Today" && body.body == nil)
        let own = try PushPayload(
            #"{"aps": {"alert": {"body": "Today"}}, "flow": {"version": 1, "id": "a", "title": "Own"}}"#)
        #expect(own.title == "Own" && own.body == "Today")
        let silent = try PushPayload(
            #"{"aps": {"content-available": 1}, "flow": {"version": 1, "id": "a", "refresh": ["bag"]}}"#)
        #expect(silent.kind == .silent && silent.title == nil && silent.refresh == ["bag"])
    }

    @Test(
        arguments: [
            ("", .notJSON), ("null", .notJSON), ("[]", .notJSON), ("{\"version\": 1", .notJSON), ("{} {}", .notJSON),
            ("{\"id\": \"\u{FF}", .notJSON),
            ("{}", .field("version", problem: "is missing")),
            (#"{"version": null}"#, .field("version", problem: "is missing")),
            (#"{"version": "1"}"#, .field("version", problem: "should be a whole number")),
            (#"{"version": true}"#, .field("version", problem: "should be a whole number")),
            (#"{"version": 1.5}"#, .field("version", problem: "should be a whole number")),
            (#"{"version": 1e300}"#, .field("version", problem: "should be a whole number")),
            (#"{"version": 2}"#, .version(2)),
            (#"{"version": 1}"#, .field("id", problem: "is missing")),
            (#"{"version": 1, "id": ""}"#, .field("id", problem: "is empty; fill it in or leave it out")),
            (#"{"version": 1, "id": "a\u0000"}"#, .field("id", problem: "holds a control character")),
            (#"{"version": 1, "id": "a\n"}"#, .field("id", problem: "holds a control character")),
            (#"{"version": 1, "id": "a"}"#, .field("kind", problem: "is missing")),
            (
                #"{"version": 1, "id": "a", "kind": "loud"}"#,
                .field("kind", problem: #"is "loud", but should be one of alert, silent"#)
            ),
            (#"{"version": 1, "id": "a", "kind": "alert"}"#, .field("title", problem: "is missing")),
            (alert(#""title": 7"#), .field("title", problem: "should be a text")),
            (alert(#""title": "a\u001b[2J""#), .field("title", problem: "holds a control character")),
            (
                alert("\"title\": \"\(String(repeating: "a", count: 257))\""),
                .field("title", problem: "is 257 bytes long; up to 256 are read")
            ),
            (
                alert(#""title": "a", "link": "no link""#),
                .field(
                    "link",
                    problem:
                        "isn't a valid link: it contains a blank or a control character, which has to be percent-encoded"
                )
            ),
            (
                alert(#""title": "a", "link": "bag""#),
                .field("link", problem: "isn't a valid link: it begins neither with a scheme nor with a slash")
            ),
            (alert(#""title": "a", "link": ["/bag"]"#), .field("link", problem: "should be a text")),
            (
                alert(#""title": "a", "policy": {"placement": "over"}"#),
                .field("policy.placement", problem: #"is "over", but should be one of append, replace, reuse"#)
            ),
            (
                alert(#""title": "a", "policy": {"dismissesModals": 1}"#),
                .field("policy.dismissesModals", problem: "should be true or false")
            ),
            (alert(#""title": "a", "policy": []"#), .field("policy", problem: "should be an object")),
            (
                alert(#""title": "a", "refresh": "bag""#),
                .field("refresh", problem: "should be a list")
            ),
            (
                alert(#""title": "a", "refresh": ["bag", {}]"#),
                .field("refresh[1]", problem: "should be a text")
            ),
            (
                alert(#""title": "a", "refresh": ["bag", ""]"#),
                .field("refresh[1]", problem: "is empty; fill it in or leave it out")
            ),
            (
                alert(
                    "\"title\": \"a\", \"refresh\": [\(Array(repeating: "\"a\"", count: 33).joined(separator: ","))]"),
                .field("refresh", problem: "has 33 entries; up to 32 are read")
            ),
            (alert(#""title": "a", "expires": "soon""#), .field("expires", problem: noTime)),
            (alert(#""title": "a", "expires": -1"#), .field("expires", problem: noTime)),
            (
                alert(#""title": "a", "expires": true"#),
                .field("expires", problem: "should be a time")
            ),
            (alert(#""title": "a", "actions": [{"id": "a"}]"#), .field("actions[0].title", problem: "is missing")),
            (
                alert(#""title": "a", "actions": [7]"#),
                .field("actions[0]", problem: "should be an object")
            ),
            (
                alert(#""title": "a", "actions": [{"id": "a", "title": "A"}, {"id": "a", "title": "A"}]"#),
                .field("actions", problem: "has two actions with one identifier")
            ),
            (
                alert(#""title": "a", "actions": [{"id": "a", "title": "A", "link": "a"}]"#),
                .field(
                    "actions[0].link", problem: "isn't a valid link: it begins neither with a scheme nor with a slash")
            ),
            (#"{"aps": 1}"#, .field("aps", problem: "should be an object")),
            (#"{"aps": {}, "flow": 1}"#, .field("flow", problem: "should be an object")),
            (#"{"aps": {}, "flow": "bag"}"#, .field("flow", problem: "should be an object")),
            (#"{"aps": {}, "flow": "{\"version\":1}"}"#, .field("id", problem: "is missing")),
            (#"{"aps": {}, "flow": {}}"#, .field("flow.version", problem: "is missing")),
        ] as [(String, PushPayloadError)])
    func invalidPayloadErrorNamesItsPath(_ json: String, _ error: PushPayloadError) {
        #expect(throws: error) { try PushPayload(json) }
    }

    /// The system has already shown these, so a tap has to open their link.
    @Test(
        arguments: [
            // The examples of Apple's documentation.
            (
                #""alert":{"title":"Game Request","subtitle":"Five Card Draw","body":"Bob wants to play poker"},"category":"GAME_INVITATION""#,
                "Game Request", "Bob wants to play poker"
            ),
            (#""badge":9,"sound":"bingbong.aiff""#, nil, nil),
            (
                #""alert":{"loc-key":"GAME_PLAY_REQUEST_FORMAT","loc-args":["Jenna","Frank"]},"sound":"chime.aiff""#,
                nil, nil
            ),
            (#""alert":{"title-loc-key":"A","loc-key":"B"}"#, nil, nil),
            (
                #""category":"NEW_MESSAGE_CATEGORY","alert":{"body":"Acme message received from Johnny Appleseed","action-loc-key":"VIEW"},"badge":3,"sound":"chime.aiff""#,
                "Acme message received from Johnny Appleseed", nil
            ),
            (
                #""mutable-content":1,"alert":{"title":"Secret Message!","body":"(Encrypted)"}"#, "Secret Message!",
                "(Encrypted)"
            ),
            (#""alert":{"title":7,"body":["a"]}"#, nil, nil),
            (#""alert":7"#, nil, nil),
            // Line breaks, long texts, empty texts and control characters.
            (#""alert":"Topic line\nSubject line""#, "Topic line", "Subject line"),
            (#""alert":{"body":"Topic line\nSubject line"}"#, "Topic line", "Subject line"),
            (#""alert":{"title":"T","body":"a\r\nb\rc"}"#, "T", "a\nb\nc"),
            (#""alert":{"title":"T","body":"Total:\t12\u0007"}"#, "T", "Total: 12"),
            (#""alert":{"title":"2","subtitle":"","body":""}"#, "2", nil),
            (#""alert":{"title":"","body":"b"}"#, "b", nil),
            (#""alert":"""#, nil, nil),
            (#""alert":null"#, nil, nil),
            (#""alert":"\n \r\n""#, nil, nil),
            ("\"alert\":\"\(String(repeating: "a", count: 420))\"", String(repeating: "a", count: 420), nil),
        ] as [(String, String?, String?)])
    func aShownNotificationIsRead(_ aps: String, title: String?, body: String?) throws {
        let push = try PushPayload("{\"aps\":{\(aps)},\"flow\":{\"version\":1,\"id\":\"a\",\"link\":\"/page/5\"}}")
        #expect(push.kind == .alert && push.link == "/page/5")
        #expect(push.title == title && push.body == body)
        guard case .link("/page/5", _) = try InboundEvent(push, as: .tapped).content else {
            Issue.record("A tap doesn't open the link.")
            return
        }
    }

    @Test func aTextualAlertIsTheBodyOfTheAppsTitle() throws {
        let push = try PushPayload(
            #"{"aps":{"alert":"iOS data alert"},"flow":{"version":1,"id":"a","title":"iOS data title"}}"#)
        #expect(push.title == "iOS data title" && push.body == "iOS data alert")
    }

    @Test func anEmptyLinkIsMissing() throws {
        let push = try PushPayload(#"{"aps":{"alert":"a"},"flow":{"version":1,"id":"a","link":""}}"#)
        #expect(push.link == nil)
    }

    @Test(arguments: ["1", "true", "\"1\""], ["", ",\"alert\":\"\"", ",\"alert\":null", ",\"sound\":\"\""])
    func everySpellingOfAContentUpdateIsSilent(value: String, other: String) throws {
        let push = try PushPayload(
            "{\"aps\":{\"content-available\":\(value)\(other)},\"flow\":{\"version\":1,\"id\":\"a\"}}")
        #expect(push.kind == .silent)
    }

    @Test func aPushHasABound() throws {
        let most = alert("\"title\": \"a\", \"filler\": \"\(String(repeating: "x", count: 4_020))\"")
        #expect(most.utf8.count <= 4_096)
        _ = try PushPayload(most)
        for count in [4_097, 1_048_576] {
            #expect(throws: PushPayloadError.tooLarge(bytes: count, limit: 4_096)) {
                try PushPayload(String(repeating: " ", count: count))
            }
        }
    }

    @Test func deepNestingIsRefused() throws {
        func nested(_ depth: Int) -> String {
            let (open, close) = (String(repeating: "[", count: depth), String(repeating: "]", count: depth))
            return alert("\"title\": \"[[[[[[[[[[\\\"{{{{\", \"filler\": \(open)\(close)")
        }
        _ = try PushPayload(nested(7))
        #expect(throws: PushPayloadError.notJSON) { try PushPayload(nested(2_000)) }
    }

    private static let noTime = "isn't a valid time, like 1769860800 or \"2026-01-31T12:00:00Z\""
}

private func alert(_ fields: String) -> String { "{\"version\": 1, \"id\": \"a\", \"kind\": \"alert\", \(fields)}" }

extension PushPayload {
    init(_ json: String) throws(PushPayloadError) { try self.init(Data(json.utf8)) }
}

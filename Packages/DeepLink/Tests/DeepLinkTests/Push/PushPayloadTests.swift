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
            ("{}", .missing(path: "version")),
            (#"{"version": null}"#, .missing(path: "version")),
            (#"{"version": "1"}"#, .wrongType(path: "version", expected: "a whole number")),
            (#"{"version": true}"#, .wrongType(path: "version", expected: "a whole number")),
            (#"{"version": 1.5}"#, .wrongType(path: "version", expected: "a whole number")),
            (#"{"version": 1e300}"#, .wrongType(path: "version", expected: "a whole number")),
            (#"{"version": 2}"#, .unknownVersion(2)),
            (#"{"version": 1}"#, .missing(path: "id")),
            (#"{"version": 1, "id": ""}"#, .empty(path: "id")),
            (#"{"version": 1, "id": "a\u0000"}"#, .controlCharacter(path: "id")),
            (#"{"version": 1, "id": "a\n"}"#, .controlCharacter(path: "id")),
            (#"{"version": 1, "id": "a"}"#, .missing(path: "kind")),
            (
                #"{"version": 1, "id": "a", "kind": "loud"}"#,
                .unknownValue(path: "kind", value: "loud", expected: ["alert", "silent"])
            ),
            (#"{"version": 1, "id": "a", "kind": "alert"}"#, .missing(path: "title")),
            (alert(#""title": 7"#), .wrongType(path: "title", expected: "a text")),
            (alert(#""title": "a\u001b[2J""#), .controlCharacter(path: "title")),
            (
                alert("\"title\": \"\(String(repeating: "a", count: 257))\""),
                .tooLong(path: "title", bytes: 257, limit: 256)
            ),
            (
                alert(#""title": "a", "link": "no link""#),
                .badLink(path: "link", noLink("no link", "it begins neither with a scheme nor with a slash", true))
            ),
            (
                alert(#""title": "a", "link": "bag""#),
                .badLink(path: "link", noLink("bag", "it begins neither with a scheme nor with a slash"))
            ),
            (alert(#""title": "a", "link": ["/bag"]"#), .wrongType(path: "link", expected: "a text")),
            (
                alert(#""title": "a", "policy": {"placement": "over"}"#),
                .unknownValue(path: "policy.placement", value: "over", expected: ["append", "replace", "reuse"])
            ),
            (
                alert(#""title": "a", "policy": {"dismissesModals": 1}"#),
                .wrongType(path: "policy.dismissesModals", expected: "true or false")
            ),
            (alert(#""title": "a", "policy": []"#), .wrongType(path: "policy", expected: "an object")),
            (
                alert(#""title": "a", "refresh": "bag""#),
                .wrongType(path: "refresh", expected: "a list")
            ),
            (
                alert(#""title": "a", "refresh": ["bag", {}]"#),
                .wrongType(path: "refresh[1]", expected: "a text")
            ),
            (alert(#""title": "a", "refresh": ["bag", ""]"#), .empty(path: "refresh[1]")),
            (
                alert(
                    "\"title\": \"a\", \"refresh\": [\(Array(repeating: "\"a\"", count: 33).joined(separator: ","))]"),
                .tooMany(path: "refresh", count: 33, limit: 32)
            ),
            (alert(#""title": "a", "expires": "soon""#), .badDate(path: "expires")),
            (alert(#""title": "a", "expires": -1"#), .badDate(path: "expires")),
            (
                alert(#""title": "a", "expires": true"#),
                .wrongType(path: "expires", expected: "a time")
            ),
            (alert(#""title": "a", "actions": [{"id": "a"}]"#), .missing(path: "actions[0].title")),
            (
                alert(#""title": "a", "actions": [7]"#),
                .wrongType(path: "actions[0]", expected: "an object")
            ),
            (
                alert(#""title": "a", "actions": [{"id": "a", "title": "A"}, {"id": "a", "title": "A"}]"#),
                .repeatedAction(path: "actions[1].id")
            ),
            (
                alert(#""title": "a", "actions": [{"id": "a", "title": "A", "link": "a"}]"#),
                .badLink(path: "actions[0].link", noLink("a", "it begins neither with a scheme nor with a slash"))
            ),
            (#"{"aps": 1}"#, .wrongType(path: "aps", expected: "an object")),
            (#"{"aps": {}, "flow": 1}"#, .wrongType(path: "flow", expected: "an object")),
            (#"{"aps": {}, "flow": "bag"}"#, .wrongType(path: "flow", expected: "an object")),
            (#"{"aps": {}, "flow": "{\"version\":1}"}"#, .missing(path: "id")),
            (#"{"aps": {}, "flow": {}}"#, .missing(path: "flow.version")),
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

    private static func noLink(_ link: String, _ reason: String, _ hasBlank: Bool = false) -> DeepLinkRefusal {
        .malformedURL(
            link,
            reason: hasBlank ? "it contains a blank or a control character, which has to be percent-encoded" : reason)
    }
}

private func alert(_ fields: String) -> String { "{\"version\": 1, \"id\": \"a\", \"kind\": \"alert\", \(fields)}" }

extension PushPayload {
    init(_ json: String) throws(PushPayloadError) { try self.init(Data(json.utf8)) }
}

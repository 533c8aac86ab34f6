import FlowKit
import Foundation
import Synchronization
import Testing

@testable import DeepLink

/// Notifications with every key of Apple's documentation, and as Firebase, OneSignal and Braze send them.
@MainActor @Suite(.timeLimit(.minutes(60))) struct PushServiceTests {
    nonisolated private static let flow = #"{"version":1,"id":"p","link":"/products/7","refresh":["order:7"]}"#
    /// As Firebase sends an object: as a text.
    nonisolated private static let text =
        #""{\"version\":1,\"id\":\"p\",\"link\":\"/products/7\",\"refresh\":[\"order:7\"]}""#

    /// Notifications that the system shows, with the text that a banner of the app shows in the foreground.
    nonisolated private static let alerts: [(payload: String, title: String?, body: String?)] = [
        // "Generating a remote notification": the keys of aps.
        (
            #"{"aps":{"alert":{"title":"T","subtitle":"S","body":"B","launch-image":"i.png"},"badge":3,"sound":"a.aiff","thread-id":"t","category":"C","content-available":1,"mutable-content":1,"target-content-id":"window","interruption-level":"time-sensitive","relevance-score":0.75,"filter-criteria":"work"},"flow":\#(flow)}"#,
            "T", "B"
        ),
        (#"{"aps":{"alert":"A text"},"flow":\#(flow)}"#, "A text", nil),
        (#"{"aps":{"badge":0},"flow":\#(flow)}"#, nil, nil),
        (#"{"aps":{"alert":{},"sound":"default"},"flow":\#(flow)}"#, nil, nil),
        (
            #"{"aps":{"alert":{"title":"T","body":"B"},"sound":{"critical":1,"name":"default","volume":0.5},"interruption-level":"critical"},"flow":\#(flow)}"#,
            "T", "B"
        ),
        // Texts that the system localizes.
        (
            #"{"aps":{"alert":{"title-loc-key":"T","title-loc-args":["a"],"subtitle-loc-key":"S","subtitle-loc-args":[],"loc-key":"B","loc-args":["b","c"],"action-loc-key":"PLAY"}},"flow":\#(flow)}"#,
            nil, nil
        ),
        (#"{"aps":{"alert":{"title":"T","loc-key":"B","loc-args":["b"]}},"flow":\#(flow)}"#, "T", nil),
        // Live activities.
        (
            #"{"aps":{"timestamp":1168364460,"event":"start","content-state":{"step":1},"attributes-type":"Order","attributes":{"number":7},"alert":{"title":{"loc-key":"%@ is on its way","loc-args":["Order 7"]},"body":{"loc-key":"B"},"sound":"chime.aiff"}},"flow":\#(flow)}"#,
            nil, nil
        ),
        (
            #"{"aps":{"timestamp":1168364460,"event":"update","stale-date":1168364500,"dismissal-date":1168364600,"content-state":{"step":2},"relevance-score":100,"alert":{"title":"T","body":"B"}},"flow":\#(flow)}"#,
            "T", "B"
        ),
        // Firebase: all values of the message's data are texts.
        (
            #"{"aps":{"alert":{"title":"T","body":"B"},"mutable-content":1},"gcm.message_id":"1700000000000000","gcm.notification.e":"1","google.c.a.e":"1","google.c.a.c_id":"42","google.c.a.ts":"1700000000","google.c.fid":"f","google.c.sender.id":"1","fcm_options":{"image":"https://a.example/i.png"},"flow":\#(text)}"#,
            "T", "B"
        ),
        (#"{"aps":{"alert":{"title":"T"}},"gcm.message_id":"1","flow":\#(flow)}"#, "T", nil),
        // OneSignal: data of the app in "custom", or beside "os_data".
        (
            #"{"aps":{"alert":{"title":"T","body":"B"},"mutable-content":1,"sound":"default"},"custom":{"i":"5c1e1a4f","a":{"flow":\#(flow),"actionSelected":"__DEFAULT__"}},"att":{"id":"https://a.example/i.png"},"buttons":[{"n":"Open","i":"open"}]}"#,
            "T", "B"
        ),
        (
            #"{"aps":{"alert":"B"},"custom":{"i":"5c1e1a4f","ti":"template","u":"https://a.example","a":{"flow":\#(text)}}}"#,
            "B", nil
        ),
        (#"{"aps":{"alert":{"title":"T"}},"os_data":{"i":"5c1e1a4f","buttons":[]},"flow":\#(flow)}"#, "T", nil),
        // Braze: extras beside "ab". Its SDK opens "ab_uri" itself.
        (
            #"{"aps":{"alert":{"title":"T","body":"B"},"interruption-level":"active","relevance-score":0,"thread-id":"g"},"ab":{"c":"NjA=","uids":{}},"ab_uri":"https://a.example","ab_use_webview":false,"flow":\#(text)}"#,
            "T", "B"
        ),
        (#"{"aps":{"alert":"B"},"ab":{"c":"NjA="},"extra":"1","custom":"mine","flow":\#(flow)}"#, "B", nil),
    ]

    @Test(arguments: alerts)
    func aShownNotificationOpensItsLinkAndShowsItsText(
        _ payload: String, _ title: String?, _ body: String?
    ) async throws {
        var announced: [InboundAnnouncement] = []
        let app = try MallApp(refresh: { _ in }, announce: { _, announcement in announced.append(announcement) })
        await app.inbound.becomeReady()
        let refreshed = InboundOutcome.refreshed(SilentRefresh(refreshed: ["order:7"]))
        #expect(await app.inbound.handle(push: Data(payload.utf8), as: .background) == refreshed)
        let foreground = await app.inbound.handle(push: Data(payload.utf8), as: .foreground)
        #expect(foreground == (title == nil ? refreshed : .announced))
        #expect(announced == (title.map { [InboundAnnouncement(title: $0, body: body, link: "/products/7")] } ?? []))
        #expect(app.navigator.state == MallState())
        #expect(await app.inbound.handle(push: Data(payload.utf8), as: .tapped) == .opened)
        #expect(app.navigator.state.route == .product(7))
        #expect(app.records.map(\.eventID) == ["p", "p", "p"])
    }

    @Test(arguments: [
        #"{"aps":{"content-available":1},"flow":\#(flow)}"#,
        #"{"aps":{"content-available":1,"badge":2,"sound":""},"flow":\#(flow)}"#,
        #"{"aps":{"content-available":1},"gcm.message_id":"1","google.c.sender.id":"1","flow":\#(text)}"#,
        #"{"aps":{"content-available":1},"custom":{"i":"5c1e1a4f","a":{"flow":\#(flow)}}}"#,
        #"{"aps":{"content-available":1},"ab":{"c":"NjA="},"ab_sync_geo":true,"flow":\#(text)}"#,
    ])
    func aSilentPushRefreshes(_ payload: String) async throws {
        let topics = Mutex<[RefreshTopic]>([])
        let app = try MallApp(refresh: { topic in topics.withLock { $0.append(topic) } })
        await app.inbound.becomeReady()
        for delivery in [PushDelivery.background, .foreground] {
            #expect(
                await app.inbound.handle(push: Data(payload.utf8), as: delivery)
                    == .refreshed(SilentRefresh(refreshed: ["order:7"])))
        }
        #expect(topics.withLock(\.self) == ["order:7", "order:7"])
        #expect(app.navigator.state == MallState())
    }

    /// A marketing service sends notifications that the app's servers know nothing of.
    @Test(arguments: [
        #"{"aps":{"alert":{"title":"T","body":"B"}}}"#,
        #"{"aps":{"alert":{"title":"T","body":"B"}},"flow":null}"#,
        #"{"aps":{"alert":{"title":"T","body":"B"}},"gcm.message_id":"1","google.c.a.e":"1","page":"7"}"#,
        #"{"aps":{"alert":{"title":"T","body":"B"}},"custom":{"i":"5c1e1a4f","u":"https://a.example"}}"#,
        #"{"aps":{"alert":{"title":"T","body":"B"}},"custom":{"i":"5c1e1a4f","a":"data"}}"#,
        #"{"aps":{"alert":{"title":"T","body":"B"}},"ab":{"c":"NjA="},"ab_uri":"https://a.example"}"#,
    ])
    func aNotificationOfAnotherSenderIsShownAndOpensNothing(_ payload: String) async throws {
        var announced: [InboundAnnouncement] = []
        let app = try MallApp(refresh: { _ in }, announce: { _, announcement in announced.append(announcement) })
        await app.inbound.becomeReady()
        #expect(await app.inbound.handle(push: Data(payload.utf8), as: .tapped) == .nothingToOpen)
        #expect(await app.inbound.handle(push: Data(payload.utf8), as: .foreground) == .announced)
        #expect(announced == [InboundAnnouncement(title: "T", body: "B")])
        #expect(await app.inbound.handle(push: Data(payload.utf8), as: .background) == .refreshed(SilentRefresh()))
        #expect(app.navigator.state == MallState())
    }
}

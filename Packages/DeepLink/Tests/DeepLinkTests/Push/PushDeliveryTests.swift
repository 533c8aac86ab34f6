import FlowKit
import Foundation
import Synchronization
import Testing

@testable import DeepLink

@MainActor @Suite(.timeLimit(.minutes(60))) struct PushDeliveryTests {
    private static let push = Data(
        """
        {"version": 1, "id": "7", "kind": "alert", "title": "On its way", "link": "/products/7",
         "policy": {"placement": "replace"}, "refresh": ["order:7"],
         "actions": [{"id": "bag", "title": "Bag", "link": "/bag"}, {"id": "ok", "title": "Fine"}]}
        """.utf8)
    private static let silent = Data(#"{"version": 1, "id": "8", "kind": "silent", "refresh": ["bag", "bag"]}"#.utf8)

    @Test func aTapLeadsToTheLinkAsThePushHasIt() async throws {
        let app = try MallApp()
        await app.inbound.becomeReady()
        app.navigator.apply(.push(.product(1)))
        #expect(await app.inbound.handle(push: Self.push, as: .tapped) == .opened)
        #expect(app.navigator.state.stack(of: .home) == [.product(7)])
        #expect(app.records.map(\.source) == [.tappedPush])
    }

    @Test func anActionLeadsToItsOwnLink() async throws {
        let app = try MallApp()
        await app.inbound.becomeReady()
        #expect(await app.inbound.handle(push: Self.push, as: .action("bag")) == .opened)
        #expect(app.navigator.state.tab == .bag)
        #expect(await app.inbound.handle(push: Self.push, as: .action("ok")) == .nothingToOpen)
        #expect(
            await app.inbound.handle(push: Self.push, as: .action("x"))
                == .refused(.payload(.field("actions", problem: "has no action with this identifier"))))
    }

    @Test func aNotificationWithoutATextShowsNoBanner() async throws {
        var announced: [String: InboundAnnouncement] = [:]
        let app = try MallApp(announce: { announced[$0] = $1 })
        await app.inbound.becomeReady()
        let push = Data(#"{"aps":{"alert":{"loc-key":"K"}},"flow":{"version":1,"id":"a","link":"/bag"}}"#.utf8)
        _ = await app.inbound.handle(push: push, as: .foreground)
        #expect(announced.isEmpty && app.records.map(\.source) == [.silentPush])
        #expect(await app.inbound.handle(push: push, as: .tapped) == .opened)
    }

    @Test func inTheForegroundItIsAnnounced() async throws {
        var announced: [String: InboundAnnouncement] = [:]
        let app = try MallApp(announce: { announced[$0] = $1 })
        await app.inbound.becomeReady()
        #expect(await app.inbound.handle(push: Self.push, as: .foreground) == .announced)
        #expect(app.navigator.state == MallState())
        #expect(
            announced == [
                "7": InboundAnnouncement(
                    title: "On its way", link: "/products/7", policy: .init(placement: .replace))
            ])
        app.inbound.receive(InboundEvent(id: "7", .banner, .link("/products/7")))
        #expect(await app.open("mall://products/7", id: "next") == .alreadyThere, "links are opened in order")
        #expect(app.navigator.state.route == .product(7))
        #expect(app.records.map(\.source) == [.foregroundPush, .banner, .customScheme])
        #expect(app.outcomes[1] == "7: opened")
    }

    @Test func aPushIsRefusedWithoutAFunctionForIt() async throws {
        let app = try MallApp()
        #expect(
            await app.inbound.handle(push: Self.push, as: .foreground) == .refused(.notSupported(.foregroundPush)))
        #expect(await app.inbound.handle(push: Self.silent, as: .background) == .refused(.notSupported(.silentPush)))
    }

    @Test func aSilentOneRefreshesAndTouchesNoScreen() async throws {
        let app = try MallApp(refresh: { _ in })
        for delivery in [PushDelivery.background, .foreground] {
            #expect(
                await app.inbound.handle(push: Self.silent, as: delivery)
                    == .refreshed(SilentRefresh(refreshed: ["bag"])))
        }
        #expect(await app.inbound.handle(push: Self.push, as: .background) == .refreshed(.init(refreshed: ["order:7"])))
        #expect(app.navigator.state == MallState())
    }

    @Test func theScreensOfTheLinkAreFetchedWithTheTopics() async throws {
        let prepared = Mutex<[LinkStack<MallScreen>]>([])
        let app = try MallApp(refresh: { _ in }, prepare: { stack in prepared.withLock { $0.append(stack) } })
        #expect(
            await app.inbound.handle(push: Self.push, as: .background)
                == .refreshed(.init(refreshed: ["order:7", .screen])))
        #expect(prepared.withLock { $0.map(\.route) } == [.product(7)])
        #expect(app.records.last?.subject == "refresh of order:7 and /products/:id")
        // Without a link, there is nothing to prepare.
        #expect(await app.inbound.handle(push: Self.silent, as: .foreground) == .refreshed(.init(refreshed: ["bag"])))
        #expect(prepared.withLock(\.count) == 1)
        #expect(app.navigator.state == MallState())
    }

    @Test func aLinkThatCannotBeReadFailsAlone() async throws {
        let app = try MallApp(refresh: { _ in }, prepare: { _ in })
        let event = InboundEvent(.silentPush, .refresh(["bag"], preparing: "/nowhere?token=secret"))
        #expect(
            await app.inbound.handle(event)
                == .refreshed(.init(refreshed: ["bag"], failed: [.init(topic: .screen, error: "InboundRefusal")])))
        #expect(!app.records.map(\.description).joined().contains("secret"))
    }

    @Test func invalidPushIsRefusedAndRecorded() async throws {
        let app = try MallApp()
        await app.inbound.becomeReady()
        #expect(await app.inbound.handle(push: Data("{".utf8), as: .tapped) == .refused(.payload(.notJSON)))
        let link = Data(
            #"{"version": 1, "id": "7", "kind": "alert", "title": "a", "link": "https://a:b@evil.example/?token=c d"}"#
                .utf8)
        await app.inbound.handle(push: link, as: .tapped)
        #expect(app.records.count == 2)
        #expect(!app.outcomes.joined().contains("a:b") && !app.outcomes.joined().contains("token"))
    }
}

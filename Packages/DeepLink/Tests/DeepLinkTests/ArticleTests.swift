import DeepLink
import FlowKit
import Foundation
import Testing

/// The code of the articles.
@MainActor @Suite(.timeLimit(.minutes(60))) struct ArticleTests {
    private struct Services: Sendable {
        func refresh(_ topic: RefreshTopic) async throws {}
    }

    private final class Banners {
        func show(_ id: String, _ announcement: InboundAnnouncement) {}
    }

    private final class Logger {
        var lines: [String] = []
        func info(_ line: String) { lines.append(line) }
    }

    private final class SignInObserver: NavigationObserver {
        private(set) var count = 0

        private func presentSignIn() { count += 1 }

        func navigator(_ navigator: Navigator<Mall>, did event: NavigationEvent<Mall>) {
            if case .waiting(let rejection) = event.outcome, rejection.reason == .signIn { presentSignIn() }
        }
    }

    @Test func askingForWhatIsMissing() async throws {
        let observer = SignInObserver()
        let app = try MallApp(observers: [observer])
        await app.inbound.becomeReady()
        await app.open("mall://orders/7")
        app.navigator.apply(.push(.order(7)))
        #expect(observer.count == 2)
    }

    @Test func handlingInboundEvents() async throws {
        let (navigator, links, store, services) = (
            Navigator(MallState()), try Mall.links(), MemoryPendingEventStore(), Services()
        )
        let (banners, logger) = (Banners(), Logger())
        let session = MallApp.Session()

        let inbound = InboundPipeline(
            navigator: navigator, links: links, store: store,
            announce: { id, announcement in banners.show(id, announcement) },
            refresh: { topic in try await services.refresh(topic) },
            report: { record in logger.info("\(record)") })

        await inbound.userChanged(to: session.user)
        await inbound.becomeReady()
        await inbound.handle(.url("https://shop.example/orders/7?via=/orders"))

        #expect(
            logger.lines == [
                """
                a web link, https://shop.example/…?…: refused. The app does not open links to the host "shop.example". \
                Use a host of its own, without another port.
                """
            ])
    }

    /// The pushes of the article are read.
    @Test func pushPayloads() throws {
        let own = try PushPayload(
            """
            {
              "version": 1,
              "id": "order-7-sent",
              "kind": "alert",
              "title": "On its way",
              "body": "Your order was sent today.",
              "link": "/orders/7?via=/orders",
              "policy": {"placement": "reuse", "dismissesModals": true},
              "refresh": ["order:7", "bag"],
              "expires": "2026-01-31T12:00:00Z",
              "actions": [{"id": "track", "title": "Track it", "link": "/orders/7"}]
            }
            """)
        let apples = try PushPayload(
            """
            {
              "aps": {"alert": {"title": "On its way", "body": "Your order was sent today."}},
              "flow": {"version": 1, "id": "order-7-sent", "link": "/orders/7"}
            }
            """)
        #expect(own.id == apples.id && own.title == apples.title && own.body == apples.body)
    }
}

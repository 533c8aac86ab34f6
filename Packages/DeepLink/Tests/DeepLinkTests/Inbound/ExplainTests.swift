import DeepLink
import FlowKit
import Testing

@MainActor @Suite(.timeLimit(.minutes(60))) struct ExplainTests {
    @Test func aLinkIsExplainedStepByStep() async throws {
        let app = try MallApp()
        await app.inbound.becomeReady()
        let link = "https://mall.example/orders/7?via=/orders&modal=/photos/1&utm=x&as=push"
        let event = InboundEvent(.universalLink, .link(link))
        #expect(
            await app.inbound.explain(event).description == """
                https://mall.example/orders/:id?via=/orders&modal=/photos/:id&utm=…&as=push
                  source: a web link; the app follows mall:, mall.example
                  link: /orders/:id is order(7) in the tab orders, over orders, under photo(1), as push
                  policy: reuse, dismisses what is presented, as of a web link
                  plan: account, tab orders: orders > order(7), over it cover of photo(1)
                  guards: orders: has to wait. Guard 'sign-in': sign-in
                  outcome: waiting. sign-in
                """)
        app.session.user = "ann"
        #expect(
            await app.inbound.explain(event).stages.suffix(4).map { "\($0.name): \($0.text)" } == [
                "guards: orders: allowed", "guards: order(7): allowed", "guards: photo(1): allowed", "outcome: opened",
            ])
        #expect(app.navigator.state == MallState() && app.records.isEmpty && app.inbound.pending.isEmpty)
    }

    @Test func refusedLinkIsExplained() async throws {
        let app = try MallApp()
        let event = InboundEvent(.customScheme, .link("mall://me:secret@bag?token=1"))
        #expect(
            await app.inbound.explain(event).description == """
                mall://…?…
                  source: a link of the app's own scheme; the app follows mall:, mall.example
                  outcome: refused. The link "mall://…?…" can't be read: it names a user or a password, which no link \
                needs. Correct it.
                """)
    }

    @Test func theClosestPatternOfAnUnknownPathIsNamed() async throws {
        let app = try MallApp()
        #expect(
            await app.inbound.explain(.url("mall://Orders/7")).stages.map { "\($0.name): \($0.text)" }.dropFirst().first
                == "closest: /orders: segment 1 is \"Orders\", not \"orders\"; case counts")
    }

    @Test func otherEventsAreExplained() async throws {
        let app = try MallApp()
        let shortcut = InboundEvent.shortcut("/bag?tab=home")
        #expect(
            await app.inbound.explain(shortcut).description == """
                /bag?tab=home
                  source: a shortcut; the app follows mall:, mall.example and plain paths
                  link: /bag is bag in the tab home
                  policy: replace, dismisses what is presented, as of a shortcut
                  plan: shop, tab home: home > bag
                  guards: bag: allowed
                  outcome: waiting. The app is not ready yet.
                """)
        let silent = InboundEvent(.silentPush, .refresh(["bag"]))
        #expect(
            await app.inbound.explain(silent).description == """
                refresh of bag
                  source: a silent push; the app follows mall:, mall.example and plain paths
                  outcome: refused. The app can't refresh data for a silent push. Give its pipeline a refresh.
                """)
        let refreshing = try MallApp { _ in }
        #expect(await refreshing.inbound.explain(silent).stages.last?.text == "only shown by doing it")
        let late = InboundEvent(.tappedPush, .link("/bag", .init(placement: .append)), expires: app.session.time)
        #expect(await app.inbound.explain(late).outcome == .expired)
        #expect(await app.inbound.explain(InboundEvent(.tappedPush, .nothing)).outcome == .nothingToOpen)
    }
}

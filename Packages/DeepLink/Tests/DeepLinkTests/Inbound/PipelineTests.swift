import DeepLink
import FlowKit
import Foundation
import Testing

@MainActor @Suite(.timeLimit(.minutes(60))) struct PipelineTests {
    @Test func aLinkIsOpenedAtOnceAndOnce() async throws {
        let app = try MallApp()
        await app.inbound.becomeReady()
        let link = "https://mall.example/products/7?via=/search?q=sofa&modal=/photos/1"
        #expect(await app.open(link) == .opened)
        #expect(app.navigator.state.stack(of: .home) == [.search(text: "sofa"), .product(7)])
        #expect(app.navigator.state.route == .photo(1))
        #expect(await app.open(link, id: "2") == .alreadyThere)
        #expect(app.outcomes == ["1: opened", "2: already there"])
    }

    @Test(
        arguments: [
            ("https://evil.example/bag", .link(.unknownHost("evil.example"))),
            ("ftp://mall.example/bag", .link(.unknownScheme("ftp"))),
            ("mall://sofa", .link(.unknownPath("/sofa"))),
            ("mall://bag?" + String(repeating: "a", count: 2_048), .link(.tooLong(bytes: 2_059, limit: 2_048))),
        ] as [(String, InboundRefusal)])
    func refusedLinkChangesNothing(_ link: String, _ refusal: InboundRefusal) async throws {
        let app = try MallApp()
        await app.inbound.becomeReady()
        let before = app.navigator.state
        #expect(await app.open(link) == .refused(refusal))
        #expect(app.navigator.state == before)
        #expect(app.records.count == 1)
    }

    /// The log says what was ignored, without the values.
    @Test(arguments: [
        "https://mall.example/products/3?via=hunter2", "https://mall.example/products/3?tab=hunter2",
        "https://mall.example/products/3?modal=hunter2", "https://mall.example/products/3?as=hunter2",
        "https://mall.example/products/3?via=/products/hunter2", "https://mall.example/products/3?via=hunter2%FF",
        "https://mall.example/products/3?via=/search?q=hunter2%26q=hunter2",
    ])
    func aPartThatIsNotNeededIsIgnoredAndNoted(_ link: String) async throws {
        let app = try MallApp()
        await app.inbound.becomeReady()
        #expect(await app.open(link) == .opened)
        #expect(app.navigator.state.stack(of: .home).last == .product(3))
        let record = try #require(app.records.last)
        #expect(record.note?.hasPrefix("Ignored: ") == true, "\(record)")
        #expect(!"\(record)".contains("hunter2"))
        let explanation = await app.inbound.explain(.url(link))
        #expect(explanation.stages.contains { $0.name == "ignored" }, "\(explanation)")
    }

    /// The system hands all links to the app's hosts to the app, also those of pages that only the website has.
    @Test func anUnknownWebLinkIsHandedBackToTheBrowser() async throws {
        var browsed: [String] = []
        let app = try MallApp(browse: { browsed.append($0) })
        let unknown = "https://mall.example/press/2026?utm=1"
        #expect(await app.open(unknown) == .waiting(.appReady), "no window could open the browser yet")
        #expect(browsed.isEmpty)
        await app.inbound.becomeReady()
        #expect(browsed == [unknown])
        #expect(app.records.map(\.outcome) == [.waiting(.appReady), .handedBack])
        let explanation = await app.inbound.explain(.url(unknown))
        #expect(explanation.outcome == .handedBack && browsed.count == 1)
        for other in [
            "https://evil.example/press", "mall://press", "https://mall.example/orders/x", "https://mall.example/a%ZZ",
        ] {
            guard case .refused = await app.open(other) else {
                Issue.record("\(other) isn't refused")
                continue
            }
        }
        guard case .refused = await app.inbound.handle(.shortcut("/press")) else {
            Issue.record("a path isn't refused")
            return
        }
        #expect(browsed == [unknown])
    }

    @Test func aLinkComesInByItsOwnDoor() async throws {
        let app = try MallApp()
        await app.inbound.becomeReady()
        let web = InboundEvent(.customScheme, .link("https://mall.example/bag"))
        #expect(await app.inbound.handle(web) == .refused(.wrongSource(.customScheme)))
        let own = InboundEvent(.universalLink, .link("mall://bag"))
        #expect(await app.inbound.handle(own) == .refused(.wrongSource(.universalLink)))
        #expect(await app.inbound.handle(.shortcut("/bag")) == .opened)
        #expect(await app.inbound.handle(.url("HTTPS://MALL.EXAMPLE/home")) == .opened)
    }

    @Test func guardsAreAskedAboutEveryScreen() async throws {
        let app = try MallApp()
        await app.inbound.becomeReady()
        for link in ["mall://orders/7", "mall://products/1?via=/orders", "mall://products/1?modal=/orders/7"] {
            #expect(await app.open(link) == .waiting(.signIn))
            #expect(app.navigator.state == MallState())
        }
        app.session.verdict = .refuse(NavigationReason("feature-off", "shop"))
        let rejection = NavigationOutcome.Rejection(guardName: "own", reason: NavigationReason("feature-off", "shop"))
        #expect(await app.open("mall://bag") == .rejected(rejection))
        #expect(app.navigator.pending == nil, "what waits, waits in the queue alone")
    }

    /// A link with several screens asks whether the current screens may be left once, and last.
    @Test func leavingIsAskedOnce() async throws {
        var questions: [[MallScreen]] = []
        let unsaved = NavigationGuard<Mall>.leaving("unsaved") { attempt in
            attempt.removed.contains(.product(1))
        } ask: { attempt in
            await Task {}.value
            questions.append(attempt.removed)
            return attempt.destination == .bag ? .refuse(.unsavedChanges) : .allow
        }
        let app = try MallApp(guards: [unsaved])
        await app.inbound.becomeReady()
        let rejection = NavigationOutcome.Rejection(guardName: "unsaved", reason: .unsavedChanges)
        app.navigator.apply(.push(.product(1)))
        #expect(await app.open("mall://bag?tab=home&as=root") == .rejected(rejection))
        #expect(await app.open("mall://orders/7?via=/orders") == .waiting(.signIn))
        #expect(await app.open("mall://products/2?via=/search&via=/products/3&modal=/signin") == .opened)
        #expect(questions == [[.product(1), .home], [.product(1)]])
    }

    @Test func eventsAreFollowedInTheOrderInWhichTheyCame() async throws {
        let gate = Gate()
        let slow = NavigationGuard<Mall>.leaving("slow") { attempt in
            attempt.destination == .product(1)
        } ask: { _ in
            await gate.pass()
            return .allow
        }
        let app = try MallApp(guards: [slow])
        await app.inbound.becomeReady()
        app.navigator.apply(.push(.search(text: nil)))
        app.inbound.receive(.url("mall://products/1?via=/products/4", id: "1"))
        app.inbound.receive(.url("mall://products/2", id: "2"))
        let third = Task { await app.open("mall://products/3", id: "3") }
        await gate.waitUntilReached()
        // Takes as many steps as opening the second link would, if the first one did not hold it up.
        _ = await app.inbound.explain(.url("mall://products/2"))
        #expect(app.outcomes.isEmpty)
        gate.open()
        #expect(await third.value == .opened)
        #expect(app.outcomes == ["1: opened", "2: opened", "3: opened"])
        #expect(app.navigator.state.stack(of: .home) == [.product(4), .product(1), .product(2), .product(3)])
    }

    @Test func theSourceDecidesThePolicyUnlessTheScreenOrThePushDoes() async throws {
        let app = try MallApp(policy: { route in
            route == .product(9) ? InboundPolicy(placement: .replace, dismissesModals: true) : nil
        })
        await app.inbound.becomeReady()
        for id in [1, 2, 1] { await app.inbound.handle(InboundEvent(.banner, .link("/products/\(id)"))) }
        #expect(app.navigator.state.stack(of: .home) == [.product(1), .product(2), .product(1)])
        await app.inbound.handle(InboundEvent(.tappedPush, .link("/products/2")))
        #expect(app.navigator.state.stack(of: .home) == [.product(1), .product(2)])
        await app.inbound.handle(.shortcut("/products/3"))
        #expect(app.navigator.state.stack(of: .home) == [.product(3)])
        await app.inbound.handle(InboundEvent(.banner, .link("/products/9")))
        #expect(app.navigator.state.stack(of: .home) == [.product(9)])
        let change = InboundPolicy.Change(placement: .append)
        await app.inbound.handle(InboundEvent(.tappedPush, .link("/products/9", change)))
        await app.inbound.handle(InboundEvent(.shortcut, .link("/products/1", change)))
        #expect(app.navigator.state.stack(of: .home) == [.product(9), .product(1)])
    }

    @Test func eventWithoutLinkOrPastExpirationOpensNothing() async throws {
        let app = try MallApp()
        await app.inbound.becomeReady()
        #expect(await app.inbound.handle(InboundEvent(id: "1", .tappedPush, .nothing)) == .nothingToOpen)
        let late = InboundEvent(id: "2", .tappedPush, .link("/bag"), expires: app.session.time)
        #expect(await app.inbound.handle(late) == .expired)
        #expect(app.outcomes == ["1: nothing to open", "2: expired"])
    }

    @Test func aNavigatorThatIsGoneOpensNothing() async throws {
        let links = try Mall.links()
        let inbound = InboundPipeline(navigator: Navigator(MallState()), links: links)
        await inbound.becomeReady()
        #expect(await inbound.handle(.url("mall://bag")) == .cancelled)
    }

    @Test func pipelineAndNavigatorAreReleased() async throws {
        let (ended, continuation) = AsyncStream.makeStream(of: Void.self)
        var session: MallApp.Session? = MallApp.Session()
        // The closures of the pipeline and of the navigator hold the session.
        session?.onDeinit = { continuation.finish() }
        var app: MallApp? = try session.map { try MallApp(session: $0) }
        session = nil
        weak var inbound: InboundPipeline<Mall>?
        weak var navigator: Navigator<Mall>?
        (inbound, navigator) = (app?.inbound, app?.navigator)
        await app?.open("mall://orders/1")
        await app?.inbound.becomeReady()
        app = nil
        for await _ in ended {}
        #expect(inbound == nil)
        #expect(navigator == nil)
    }
}

import FlowKit
import Foundation
import Testing

@testable import DeepLink

@MainActor @Suite(.timeLimit(.minutes(60))) struct QueueTests {
    @Test func linksThatComeTooEarlyAreFollowedInOrder() async throws {
        let app = try MallApp()
        #expect(await app.open("mall://products/1", id: "1") == .waiting(.appReady))
        #expect(await app.open("mall://products/2", id: "2") == .waiting(.appReady))
        #expect(await app.open("mall://sofa", id: "3") == .refused(.link(.unknownPath("/sofa"))))
        await app.inbound.becomeReady()
        #expect(app.navigator.state.stack(of: .home) == [.product(1), .product(2)])
        #expect(app.inbound.pending.isEmpty)
        #expect(await app.store.entries.isEmpty)
        #expect(
            app.outcomes.suffix(2) == ["1: opened", "2: opened"])
        await app.inbound.becomeReady()
        #expect(app.records.count == 5)
    }

    @Test func aLinkBehindASignInGoesOnAfterIt() async throws {
        let app = try MallApp()
        await app.inbound.becomeReady()
        #expect(await app.open("mall://orders/7?via=/orders") == .waiting(.signIn))
        #expect(app.inbound.pending.map(\.reason) == [.signIn])
        await app.inbound.resume(.signIn)
        #expect(app.inbound.pending.map(\.reason) == [.signIn], "nobody has signed in")
        await app.inbound.resume(.unsavedChanges)
        await app.signIn("ann")
        #expect(app.navigator.state.route == .order(7))
        #expect(app.inbound.pending.isEmpty)
        #expect(app.outcomes == ["1: waiting. sign-in", "1: opened"])
    }

    @Test func declinedSignInDropsPendingLink() async throws {
        let app = try MallApp()
        await app.inbound.becomeReady()
        await app.open("mall://orders/7")
        await app.inbound.dropWaiting(.unsavedChanges)
        #expect(app.inbound.pending.map(\.reason) == [.signIn])
        await app.inbound.dropWaiting(.signIn)
        #expect(app.inbound.pending.isEmpty)
        await app.signIn("ann")
        #expect(app.navigator.state == MallState())
        #expect(app.outcomes == ["1: waiting. sign-in", "1: cancelled"])
        #expect(await app.store.entries.isEmpty)
    }

    /// One observer receives what a tap and a link have made pending, and one call resumes or drops both.
    @Test(arguments: [true, false]) func tapsAndLinksArePendingInOnePlace(isSignedIn: Bool) async throws {
        let observer = WaitingObserver()
        let app = try MallApp(observers: [observer])
        await app.inbound.becomeReady()
        app.navigator.apply(.push(.orders))
        #expect(observer.rejections.map(\.reason) == [.signIn])
        await app.open("mall://orders/7")
        #expect(observer.rejections.map(\.reason) == [.signIn, .signIn])

        if isSignedIn { await app.signIn("ann") } else { await app.inbound.dropWaiting(.signIn) }
        #expect(app.navigator.pending == nil && app.inbound.pending.isEmpty)
        #expect((app.navigator.state.route == .order(7)) == isSignedIn)
        #expect((app.navigator.state == MallState()) == !isSignedIn)
    }

    /// A link that an earlier process has queued is reported when it is asked about again.
    @Test func anObserverReceivesStoredLinks() async throws {
        let store = FragileStore()
        let first = try MallApp(store: store)
        await first.inbound.becomeReady()
        await first.open("mall://orders/7")
        let observer = WaitingObserver()
        let second = try MallApp(store: store, observers: [observer])
        await second.inbound.becomeReady()
        #expect(observer.rejections.map(\.reason) == [.signIn])
    }

    @Test func theSameLinkWaitsOnce() async throws {
        let app = try MallApp()
        await app.open("mall://products/1", id: "1")
        await app.open("https://mall.example/%70roducts/1/?utm_source=mail", id: "2")
        await app.open("mall://products/1?via=/bag", id: "3")
        #expect(app.inbound.pending.map(\.event.id) == ["2", "3"])
        #expect(app.outcomes.contains("1: a later one took its place"))
    }

    @Test func theOldestGivesWay() async throws {
        let app = try MallApp(limit: 3)
        for id in 1...5 { await app.open("mall://products/\(id)", id: "\(id)") }
        #expect(app.inbound.pending.map(\.event.id) == ["3", "4", "5"])
        #expect(await app.store.entries.map(\.event.id) == ["3", "4", "5"])
        #expect(app.records.filter { $0.outcome == .queueFull }.map(\.eventID) == ["1", "2"])
    }

    @Test func nothingWaitsForEver() async throws {
        let app = try MallApp(lifetime: 60)
        await app.open("mall://products/1", id: "1")
        let push = InboundEvent(
            id: "2", .tappedPush, .link("/products/2"), expires: app.session.time + 10)
        await app.inbound.handle(push)
        app.session.time += 30
        await app.open("mall://products/3", id: "3")
        #expect(app.records.last { $0.eventID == "2" }?.outcome == .expired)
        app.session.time += 30
        await app.inbound.becomeReady()
        #expect(app.navigator.state.stack(of: .home) == [.product(3)])
        #expect(app.records.last { $0.eventID == "1" }?.outcome == .expired)
    }

    @Test func pendingLinkOfAnotherUserIsDropped() async throws {
        let app = try MallApp()
        await app.inbound.becomeReady()
        await app.signIn("ann")
        app.session.verdict = .wait(.unsavedChanges)
        await app.open("mall://products/1")
        await app.signIn(nil)
        await app.inbound.resume(.unsavedChanges)
        #expect(app.inbound.pending.count == 1)
        app.session.verdict = .allow
        await app.signIn("bob")
        #expect(app.navigator.state == MallState())
        #expect(app.outcomes.last == "1: dropped: it was for another user")
        #expect(await app.store.entries.isEmpty)
    }

    @Test func linkPendingPermissionOpensForAnotherUser() async throws {
        let app = try MallApp()
        await app.inbound.becomeReady()
        await app.signIn("ann")
        app.session.verdict = .wait(.permission)
        await app.open("mall://products/1")
        #expect(app.inbound.pending.map(\.userID) == [nil])
        await app.signIn("bob")
        #expect(app.inbound.pending.map(\.reason) == [.permission], "it waits until the app knows what Bob may see")
        app.session.verdict = .allow
        await app.inbound.resume(.permission)
        #expect(app.inbound.pending.isEmpty && app.navigator.state != MallState())
        #expect(app.outcomes.last == "1: opened")
    }

    @Test func returningUserCanOpenPendingLink() async throws {
        let app = try MallApp()
        await app.inbound.becomeReady()
        await app.signIn("ann")
        app.session.verdict = .wait(.unsavedChanges)
        await app.open("mall://products/1")
        await app.signIn(nil)
        app.session.verdict = .allow
        await app.signIn("ann")
        await app.inbound.resume(.unsavedChanges)
        #expect(app.navigator.state.route == .product(1))
    }

    /// A link that was opened while no user was signed in belongs to the user who signs in next.
    @Test func pendingLinkIsAssignedToSignedInUser() async throws {
        let app = try MallApp()
        await app.inbound.becomeReady()
        await app.open("mall://orders/7")
        app.session.verdict = .wait(.unsavedChanges)
        await app.signIn("ann")
        #expect(app.inbound.pending.map(\.userID) == ["ann"])
        #expect(await app.store.entries.map(\.userID) == ["ann"])
        #expect(app.inbound.pending.map(\.reason) == [.unsavedChanges])
        await app.signIn("bob")
        #expect(app.outcomes.last == "1: dropped: it was for another user")
    }

    @Test func everythingSurvivesARestart() async throws {
        let store = FragileStore()
        let first = try MallApp(store: store)
        await first.inbound.becomeReady()
        await first.open("mall://orders/7", id: "1")
        await first.open("mall://orders/8", id: "2")
        let second = try MallApp(store: store)
        await second.open("mall://products/1", id: "3")
        await second.inbound.becomeReady()
        #expect(second.inbound.pending.map(\.event.id) == ["1", "2"])
        #expect(second.outcomes == ["3: waiting. The app is not ready yet.", "3: opened"])
        await second.signIn("ann")
        #expect(second.navigator.state.stack(of: .settings) == [.order(7), .order(8)])
        #expect(await store.entries.isEmpty)
    }

    @Test func storedLinksAreCheckedLikeNewLinks() async throws {
        let session = MallApp.Session()
        func entry(_ id: String, _ link: String, user: String? = nil, age: Double = 0) -> PendingEvent {
            PendingEvent(
                id: id, event: InboundEvent(id: id, .customScheme, .link(link)), link: link, reason: .signIn,
                userID: user, enqueued: session.time - age, order: 0, expires: session.time - age + 100)
        }
        let store = FragileStore([
            entry("gone", "mall://sofa"), entry("late", "mall://bag", age: 100),
            entry("bobs", "mall://products/1", user: "bob"), entry("anns", "mall://products/2", user: "ann", age: 1),
            entry("evil", "https://evil.example/bag", age: 2),
        ])
        let app = try MallApp(store: store, session: session)
        await app.signIn("ann")
        await app.inbound.becomeReady()
        #expect(app.navigator.state.stack(of: .home) == [.product(2)])
        #expect(
            app.outcomes == [
                "late: expired", "bobs: dropped: it was for another user",
                "evil: refused. \(DeepLinkRefusal.unknownHost("evil.example"))", "anns: opened",
                "gone: refused. \(DeepLinkRefusal.unknownPath("/…"))",
            ])
        #expect(await store.entries.isEmpty)
    }

    /// An entry is gone from the store before its screens are shown: a link that brings the app down does so once.
    @Test func aLinkIsFollowedAtMostOnce() async throws {
        let store = FragileStore()
        final class Seen { var entries: [PendingEvent]? }
        let seen = Seen()
        let app = try MallApp(store: store)
        await app.open("mall://products/1")
        let watch = app.navigator.objectWillChange.sink { _ in
            // The store is asked in the same turn in which the screens change.
            seen.entries = seen.entries ?? app.inbound.pending
        }
        await app.inbound.becomeReady()
        #expect(seen.entries == [])
        #expect(app.navigator.state.route == .product(1))
        watch.cancel()
    }

    /// Guards are asked once more when it is done. One that has changed its mind has the link wait, like any other.
    @Test func aGuardMayChangeItsMind() async throws {
        final class Mind { var answers: [NavigationGuard<Mall>.Decision] = [] }
        let mind = Mind()
        let fickle = NavigationGuard<Mall>("fickle") { [mind] _ in
            mind.answers.isEmpty ? .allow : mind.answers.removeFirst()
        }
        let app = try MallApp(guards: [fickle])
        await app.inbound.becomeReady()
        mind.answers = [.allow, .wait(.unsavedChanges)]
        #expect(await app.open("mall://products/1") == .waiting(.unsavedChanges))
        #expect(app.navigator.pending == nil)
        mind.answers = [.allow, .wait(.unsavedChanges)]
        await app.inbound.resume(.unsavedChanges)
        #expect(await app.store.entries == app.inbound.pending)
        #expect(app.inbound.pending.count == 1)
        mind.answers = [.allow, .wait(.signIn)]
        await app.inbound.resume(.unsavedChanges)
        #expect(app.inbound.pending.map(\.reason) == [.signIn])
        #expect(await app.store.entries.map(\.reason) == [.signIn])
        mind.answers = [.allow, .refuse(.unsavedChanges)]
        await app.signIn("ann")
        #expect(app.inbound.pending.isEmpty)
        #expect(
            app.outcomes == [
                "1: waiting. unsaved-changes", "1: waiting. sign-in",
                "1: refused. Guard 'fickle': unsaved-changes",
            ])
    }

    /// An event that waits again replaces an equal one, which isn't opened in the same turn.
    @Test func anEventThatWasReplacedIsNotOpened() async throws {
        final class Mind { var answers: [NavigationGuard<Mall>.Decision] = [] }
        let mind = Mind()
        let fickle = NavigationGuard<Mall>("fickle") { [mind] _ in
            mind.answers.isEmpty ? .allow : mind.answers.removeFirst()
        }
        let app = try MallApp(guards: [fickle])
        await app.inbound.becomeReady()
        for (user, id) in [("ann", "1"), (nil, "2")] as [(String?, String)] {
            await app.signIn(user)
            mind.answers = [.wait(.unsavedChanges)]
            await app.open("mall://products/1", id: id)
        }
        await app.signIn("ann")
        mind.answers = [.allow, .wait(.unsavedChanges)]
        await app.inbound.resume(.unsavedChanges)
        #expect(app.inbound.pending.map(\.event.id) == ["1"])
        #expect(
            app.outcomes == [
                "1: waiting. unsaved-changes", "2: waiting. unsaved-changes", "2: a later one took its place",
            ])
    }

    /// If the app reports the sign-in before the guards know about it, it reports the sign-in again, or that the reason
    /// is gone.
    @Test func repeatedUserChangeOpensLinkOnce() async throws {
        let app = try MallApp()
        await app.inbound.becomeReady()
        await app.open("mall://orders/7")
        await app.inbound.userChanged(to: "ann")
        #expect(app.inbound.pending.map(\.reason) == [.signIn])
        await app.signIn("ann")
        #expect(app.navigator.state.route == .order(7))
        #expect(app.records.filter(\.outcome.isFinal).count == 1)
    }

    @Test func aStoreThatFailsIsNoReasonNotToWait() async throws {
        let app = try MallApp()
        await app.store.breakDown()
        #expect(await app.open("mall://products/1") == .waiting(.appReady))
        #expect(app.records.last?.note == "The queue could not be stored: Broken")
        await app.inbound.becomeReady()
        #expect(app.navigator.state.route == .product(1))
        await app.store.breakDown(false)
        await app.inbound.dropWaiting(.signIn)
    }
}

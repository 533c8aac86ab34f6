import DeepLink
import FlowKit
import FlowTestSupport
import Foundation
import Synchronization
import Testing

/// Whether a screen can still be shown is asked when a state is restored.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct RestoreCheckTests {
    private func saved(_ operations: NavigationOperation<Mall>...) throws -> Data {
        var state = MallState(activity: .shop)
        for operation in operations { state.apply(operation) }
        return try MallArchive.mall().encode(state)
    }

    @Test func aStackIsCutWhereAScreenIsDropped() async throws {
        let data = try saved(
            .replace([.product(1), .product(2), .product(3)]), .setRoot(.product(2), on: .tab(.bag)),
            .push(.product(4), on: .tab(.bag)), .push(.order(5), on: .tab(.orders)))
        let restored = try await MallArchive.mall().restore(data, clock: ManualClock()) {
            $0 == .product(2) ? .gone : nil
        }
        #expect(restored.state == MallState(.push(.product(1)), .push(.order(5), on: .tab(.orders))))
        #expect(
            restored.dropped.map(\.description) == [
                "tab home, /products/:id and 1 over it: Its content no longer exists.",
                "tab bag, /products/:id and 1 over it: Its content no longer exists.",
            ])
    }

    @Test func modalIsDroppedWithItsRootScreen() async throws {
        let data = try saved(
            .present(.sheet(FlowState(root: .photo(1), stack: [.product(1), .order(2)]))),
            .present(.fullScreenCover(FlowState(root: .order(3)))), .present(.sheet(FlowState(root: .signIn))))
        let rejection = NavigationOutcome.Rejection(guardName: "sign-in", reason: .signIn)
        let restored = try await MallArchive.mall().restore(data, clock: ManualClock()) {
            Mall.requiresAuth($0) ? .rejection(rejection) : nil
        }
        #expect(restored.state.modals.map(\.content) == [.sheet(FlowState(root: .photo(1), stack: [.product(1)]))])
        #expect(
            restored.dropped.map(\.description) == [
                "modal 0 over shop, /orders/:id: Guard 'sign-in': sign-in",
                "modal 1 over shop, /orders/:id: Guard 'sign-in': sign-in",
            ])
    }

    /// Suspends until the test is over, as a request without a connection does.
    @MainActor
    private final class SlowCheck {
        let gate = Gate()
        private(set) var asked: [MallScreen] = []

        func reason(against screen: MallScreen) async -> DropReason? {
            asked.append(screen)
            if screen == .product(2) { return .gone }
            await gate.pass()
            return .gone
        }
    }

    @Test func aCheckThatTakesTooLongKeepsItsScreen() async throws {
        let data = try saved(
            .replace([.product(1), .product(3)]), .replace([.product(4), .product(2)], on: .tab(.bag)))
        let (check, clock) = (SlowCheck(), ManualClock())
        let restoring = await begin {
            await (try? MallArchive.mall())?.restore(data, within: .seconds(2), clock: clock) {
                await check.reason(against: $0)
            }
        }
        try await clock.waitForSleeps("the deadline") { $0.contains(.seconds(2)) }
        await check.gate.waitUntilReached()
        clock.advance(by: .seconds(2))
        let restored = try #require(await restoring.value)
        #expect(
            restored.state
                == MallState(
                    .replace([.product(1), .product(3)]), .push(.product(4), on: .tab(.bag))))
        #expect(restored.dropped.map(\.location) == ["tab bag"])
        #expect(Set(check.asked) == [.product(1), .product(2), .product(3), .product(4)], "all at the same time")
        check.gate.open()
    }

    @Test func eachScreenIsAskedAboutOnce() async throws {
        let data = try saved(.replace([.product(1), .product(1), .product(2)]), .push(.product(1), on: .tab(.bag)))
        let asked = Mutex<[MallScreen]>([])
        let restored = try await MallArchive.mall().restore(data, clock: ManualClock()) { screen in
            asked.withLock { $0.append(screen) }
            return nil
        }
        #expect(asked.withLock(\.count) == 2)
        #expect(asked.withLock { Set($0) } == [.product(1), .product(2)])
        #expect(restored.dropped.isEmpty)
        #expect(restored.state.stack(of: .home).count == 3)
    }

    @Test func theArchiveOfTheReadme() async throws {
        let links = try Mall.links()
        let navigator = Navigator(MallState(.push(.order(7), on: .tab(.bag)), .push(.product(12))))
        let clock = ManualClock()
        let archive = NavigationArchive<Mall>(links, beginning: .shop)
        let data = archive.encode(navigator.state)
        let restored = await archive.restore(data, clock: clock) { screen in
            screen == .product(12) ? .gone : nil
        }
        navigator.restore(restored.state)

        #expect(navigator.state == MallState(.push(.order(7), on: .tab(.bag))))
    }

    @Test func reasonsSayWhatTheyAre() {
        let reasons: [(DropReason, String)] = [
            (.unavailable(.tabUnknown("sofa")), "There is no tab sofa."), (.gone, "Its content no longer exists."),
        ]
        for (reason, text) in reasons { #expect(reason.description == text) }
    }
}

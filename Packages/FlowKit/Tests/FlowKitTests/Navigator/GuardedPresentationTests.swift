import FlowKit
import FlowTestSupport
import Testing

/// Presentations that guards check.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct GuardedPresentationTests {
    private let world = World()

    @Test func itIsPendingWithItsDestination() async {
        let navigator = SampleNavigator(guards: [world.signIn])
        let presentation = navigator.presentation(of: .page(9))
        #expect(presentation.id == nil)
        world.isSignedIn = true
        navigator.reasonChanged(.signIn)
        #expect(presentation.id == ModalID(rawValue: 1))
        navigator.finish(ModalID(rawValue: 1), .page(9), with: 2)
        #expect(await presentation.result == 2)
    }

    @Test func itIsCancelledWithItsDestination() async {
        let navigator = SampleNavigator(guards: [world.signIn, world.unsaved])
        let dropped = navigator.presentation(of: .page(9))
        navigator.dropPending()
        #expect(await dropped.result == nil)
        let older = navigator.presentation(of: .page(9))
        let newer = navigator.presentation(of: .page(9))
        #expect(await older.result == nil)
        newer.cancel()
        #expect(navigator.pending == nil)
        world.hasChanges = true
        #expect(await navigator.result(of: .page(1)) == nil)
    }

    /// A presentation over another tab dismisses what is presented in front.
    @Test func itIsCancelledWhileItIsChecked() async {
        let navigator = SampleNavigator(.present(.sheet(7)), guards: [world.slow])
        let bag = navigator.router(for: .tab(.bag))
        let task = Task { await bag.result(of: .page(1)) }
        await world.questions.waitUntilAsked(.page(1))
        task.cancel()
        #expect(await task.value == nil)
        await settle(navigator) { navigator.checking == nil }
        let superseded = Task { await bag.result(of: .page(2)) }
        await world.questions.waitUntilAsked(.page(2))
        navigator.apply(.push(.page(3)))
        #expect(await superseded.value == nil)
        #expect(navigator.state == SampleState(.present(.sheet(7)), .push(.page(3))))
    }

    @Test func itEndsWithTheNavigatorWhileItIsPendingOrChecked() async throws {
        var navigator: SampleNavigator? = SampleNavigator(.present(.sheet(7)), guards: [world.signIn, world.slow])
        let held = Weak(navigator)
        let waiting = navigator?.presentation(of: .page(9))
        let checked = navigator?.router(for: .tab(.bag)).presentation(of: .page(1))
        await world.questions.waitUntilAsked(.page(1))
        navigator = nil
        #expect(held.value == nil)
        #expect(try await #require(waiting).result == nil)
        #expect(try await #require(checked).result == nil)
    }
}

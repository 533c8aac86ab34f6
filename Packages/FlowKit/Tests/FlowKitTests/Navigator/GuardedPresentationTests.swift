import FlowKit
import Testing

/// Something presented that guards stand before.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct GuardedPresentationTests {
    private let world = World()

    @Test func itWaitsWithItsDestination() async {
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
        let closed = navigator.presentation(of: .page(9))
        navigator.close()
        #expect(navigator.pending == nil)
        #expect(await closed.result == nil)
    }

    @Test func itIsCancelledWhileItIsChecked() async {
        let navigator = SampleNavigator(guards: [world.slow])
        let task = Task { await navigator.result(of: .page(1)) }
        await world.questions.waitUntilAsked(.page(1))
        task.cancel()
        #expect(await task.value == nil)
        await wait(for: navigator) { $0.checking == nil }
        let superseded = Task { await navigator.result(of: .page(2)) }
        await world.questions.waitUntilAsked(.page(2))
        navigator.apply(.push(.page(3)))
        #expect(await superseded.value == nil)
        navigator.close()
        #expect(navigator.checking == nil)
        #expect(navigator.state == SampleState())
    }

    @Test func itGoesWithTheNavigatorWhileItIsHeldUp() async throws {
        var navigator: SampleNavigator? = SampleNavigator(guards: [world.signIn, world.slow])
        let held = Weak(navigator)
        let waiting = navigator?.presentation(of: .page(9))
        let checked = navigator?.presentation(of: .page(1))
        await world.questions.waitUntilAsked(.page(1))
        navigator = nil
        #expect(held.value == nil)
        #expect(try await #require(waiting).result == nil)
        #expect(try await #require(checked).result == nil)
    }
}

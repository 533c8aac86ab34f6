import FlowKit
import Testing

/// Something presented that guards stand before.
@MainActor
@Suite(.timeLimit(.minutes(10))) struct GuardedPresentationTests {
    private let world = World()

    @Test func itWaitsWithItsDestination() async {
        let navigator = SampleNavigator(guards: [world.signIn])
        let presentation = navigator.presentation(of: .page(9), returning: Int.self)
        #expect(presentation.id == nil)
        world.isSignedIn = true
        navigator.reasonChanged(.signIn)
        #expect(presentation.id == ModalID(rawValue: 1))
        navigator.finish(ModalID(rawValue: 1), with: 2)
        #expect(await presentation.result == .finished(2))
    }

    @Test func itIsCancelledWithItsDestination() async {
        let navigator = SampleNavigator(guards: [world.signIn, world.unsaved])
        let dropped = navigator.presentation(of: .page(9), returning: Int.self)
        navigator.dropPending()
        #expect(await dropped.result == .cancelled)
        let older = navigator.presentation(of: .page(9), returning: Int.self)
        let newer = navigator.presentation(of: .page(9), returning: Int.self)
        #expect(await older.result == .cancelled)
        newer.cancel()
        #expect(navigator.pending == nil)
        world.hasChanges = true
        #expect(await navigator.present(.page(1), returning: Int.self) == .cancelled)
        let closed = navigator.presentation(of: .page(9), returning: Int.self)
        navigator.close()
        #expect(navigator.pending == nil)
        #expect(await closed.result == .cancelled)
    }

    @Test func itIsCancelledWhileItIsChecked() async {
        let navigator = SampleNavigator(guards: [world.slow])
        let task = Task { await navigator.present(.page(1), returning: Int.self) }
        await world.questions.waitUntilAsked(.page(1))
        task.cancel()
        #expect(await task.value == .cancelled)
        await wait(for: navigator) { $0.checking == nil }
        let superseded = Task { await navigator.present(.page(2), returning: Int.self) }
        await world.questions.waitUntilAsked(.page(2))
        navigator.apply(.push(.page(3)))
        #expect(await superseded.value == .cancelled)
        navigator.close()
        #expect(navigator.checking == nil)
        #expect(navigator.state == SampleState())
    }

    @Test func itGoesWithTheNavigatorWhileItIsHeldUp() async {
        var navigator: SampleNavigator? = SampleNavigator(guards: [world.signIn, world.slow])
        weak let held = navigator
        let waiting = navigator?.presentation(of: .page(9), returning: Int.self)
        let checked = navigator?.presentation(of: .page(1), returning: Int.self)
        await world.questions.waitUntilAsked(.page(1))
        navigator = nil
        #expect(held == nil)
        #expect(await waiting?.result == .cancelled)
        #expect(await checked?.result == .cancelled)
    }
}

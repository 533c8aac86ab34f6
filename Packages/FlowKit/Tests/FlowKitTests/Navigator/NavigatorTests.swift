import FlowKit
import FlowTestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(60))) struct NavigatorTests {
    @Test func itOwnsTheState() {
        let navigator = SampleNavigator()
        #expect(navigator.apply(.push(.page(1))) == .changed)
        #expect(navigator.apply(.popTo(.page(1))) == .unchanged)
        #expect(navigator.apply(.selectTab(.lost)) == .refused(.tabUnknown("lost")))
        #expect(navigator.state == SampleState(.push(.page(1))))
        #expect(navigator.restore(SampleState(.push(.page(2)))) == .changed)
        #expect(navigator.state == SampleState(.push(.page(2))))
    }

    @Test func watchersAreToldOnceBeforeAChangeAndNeverOfNone() {
        let navigator = SampleNavigator()
        var seen: [Int] = []
        let watching = navigator.objectWillChange.sink {
            MainActor.assumeIsolated { seen.append(navigator.state.stack(of: .home).count) }
        }
        navigator.apply(.push(.page(1)))
        navigator.apply(.route(.page(1)))
        navigator.apply(.route(.page(2)))
        navigator.apply(.dismiss)
        navigator.apply(.pop(0))
        navigator.apply(.pop(2))
        navigator.apply(.back)
        #expect(seen == [0, 1, 2])
        watching.cancel()
    }

    @Test func twoWindowsShareNothing() async {
        let (one, other) = (SampleNavigator(), SampleNavigator())
        let (left, right) = (one.router(for: .tab(.home)), other.router(for: .tab(.home)))
        left.push(.page(1))
        one.apply(.selectTab(.lost))
        let sheet = one.presentation(of: .page(2))
        let otherSheet = other.presentation(of: .page(2))
        #expect(sheet.id == otherSheet.id)
        #expect(one.finish(ModalID(rawValue: 1), .page(2), with: 3))
        #expect(other.state.modals.map(\.id.rawValue) == [1])
        #expect(right.path.isEmpty)
        other.apply(.dismiss)
        #expect(await sheet.result == 3)
        #expect(await otherSheet.result == nil)
    }

    /// Subscribers are notified before a change. A navigation of theirs is performed first, and none is lost.
    @Test func aNavigationOfASubscriberGoesFirst() {
        let navigator = SampleNavigator()
        let router = navigator.router(for: .tab(.home))
        var isFirst = true
        let watching = router.objectWillChange.sink {
            MainActor.assumeIsolated {
                guard isFirst else { return }
                isFirst = false
                navigator.apply(.push(.page(2)))
            }
        }
        navigator.apply(.push(.page(1)))
        #expect(navigator.state.stack(of: .home) == [.page(2), .page(1)])
        #expect(router.path == [.page(2), .page(1)])
        watching.cancel()
    }

    @Test func nothingOutlivesTheNavigator() async {
        var recorder: Recorder? = Recorder()
        var world: World? = World()
        var navigator = recorder.flatMap { recorder in
            world.map { SampleNavigator(guards: [$0.signIn, $0.slow], observers: [recorder]) }
        }
        var presentation = navigator?.presentation(of: .leaving)
        let heldRecorder = Weak(recorder)
        let heldWorld = Weak(world)
        let heldNavigator = Weak(navigator)
        let heldPresentation = Weak(presentation)
        navigator?.apply(.route(.page(9)))
        navigator?.apply(.route(.page(1), as: .root))
        await world?.questions.waitUntilAsked(.page(1))
        let (ended, continuation) = AsyncStream.makeStream(of: Void.self)
        world?.onDeinit = { continuation.finish() }
        (recorder, world, presentation) = (nil, nil, nil)
        #expect(heldPresentation.value != nil, "the navigator keeps it until it ends")
        navigator = nil
        for await _ in ended {}
        #expect(heldWorld.value == nil)
        #expect(heldNavigator.value == nil)
        #expect(heldRecorder.value == nil)
        #expect(heldPresentation.value == nil)
    }
}

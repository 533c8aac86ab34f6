import FlowKit
import FlowTestSupport
import Foundation
import IssueReporting
import Testing

/// Whoever waits for something presented hears of its end, whichever it is.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct PresentationTests {
    private let recorder = Recorder()
    private let navigator: SampleNavigator
    private let sheet = ModalID(rawValue: 1)

    init() { navigator = SampleNavigator(observers: [recorder]) }

    private func start() async -> Task<Int?, Never> {
        let task = Task { [navigator] in await navigator.result(of: .page(1)) }
        await settle(navigator) { navigator.state.modal(sheet) != nil }
        return task
    }

    @Test func aFlowFinishesWithAValue() async {
        let task = await start()
        navigator.apply(.push(.page(2)))
        navigator.apply(.present(.sheet(3)))
        #expect(navigator.finish(sheet, .page(1), with: 5))
        #expect(navigator.state == SampleState())
        #expect(await task.value == 5)
        #expect(recorder.events.last?.source == .result)
    }

    @Test(
        arguments: [
            .dismiss, .dismissAll, .dismissModal(ModalID(rawValue: 1)), .back, .restore(SampleState()),
            .route(.page(7), on: .tab(.bag)), .selectTab(.home),
        ] as [SampleOperation])
    func itIsDismissed(_ operation: SampleOperation) async {
        let task = await start()
        #expect(navigator.apply(operation) == .changed)
        #expect(await task.value == nil)
        #expect(navigator.state.modals.isEmpty)
    }

    @Test func itIsDroppedWhileAnotherActivityIsInFront() async {
        let task = await start()
        navigator.apply(.switchActivity(to: .brochures))
        #expect(navigator.state.modal(sheet) != nil, "an activity keeps what is presented over it")
        navigator.apply(.route(.page(7), on: .tab(.home)), source: .link)
        #expect(await task.value == nil)
    }

    @Test func aStateThatHasItStillKeepsIt() async {
        let task = await start()
        var state = navigator.state
        state.apply(.push(.page(2)))
        navigator.restore(state)
        navigator.travel(to: SampleState(.present(.cover(1))))
        #expect(navigator.state.modal(sheet)?.content == .cover(1), "dismissed and put back")
        navigator.finish(sheet, .page(1), with: 4)
        #expect(await task.value == 4)
    }

    /// Two launches number their modals differently: the sheet of the other launch is not taken for the awaited one.
    @Test func aStateOfAnotherLaunchEndsIt() async throws {
        let navigator = SampleNavigator(SampleState(activity: .shop, nextModalID: .random()))
        let presentation = navigator.presentation(of: .page(1))
        var other = SampleState(activity: .shop, nextModalID: .random())
        other.apply(.present(.sheet(1)))
        let decoded = try JSONDecoder().decode(SampleState.self, from: try JSONEncoder().encode(other))
        #expect(decoded == other)
        navigator.restore(decoded)
        #expect(navigator.state.modals.map(\.id) == other.modals.map(\.id))
        #expect(navigator.state.modals.last?.id != presentation.id)
        #expect(await presentation.result == nil)
    }

    @Test func itGoesWhenItsPresenterDoes() async {
        let task = await start()
        task.cancel()
        #expect(await task.value == nil)
        await settle(navigator) { navigator.state == SampleState() }
        let late = Task { [navigator] in await navigator.result(of: .page(1)) }
        late.cancel()
        #expect(await late.value == nil)
        #expect(navigator.state == SampleState())
    }

    @MainActor
    private final class Session {
        var isSignedIn = false
    }

    @Test func aSubscriberMayCancelItWhileItAppears() async {
        let session = Session()
        let signIn = SampleGuard("sign-in") { _ in session.isSignedIn ? .allow : .wait(.signIn) }
        let navigator = SampleNavigator(guards: [signIn])
        let presentation = navigator.presentation(of: .page(1))
        let watching = navigator.objectWillChange.sink {
            MainActor.assumeIsolated { if navigator.pending == nil { presentation.cancel() } }
        }
        session.isSignedIn = true
        navigator.reasonChanged(.signIn)
        #expect(await presentation.result == nil)
        #expect(navigator.state.modals.isEmpty)
        watching.cancel()
    }

    @Test func itDoesNotOutliveTheNavigator() async {
        var navigator: SampleNavigator? = SampleNavigator()
        let presentation = navigator?.presentation(of: .page(1))
        let task = await begin { await presentation?.result }
        let held = Weak(navigator)
        navigator = nil
        #expect(held.value == nil)
        #expect(await task.value == nil)
        presentation?.cancel()
    }

    @Test func aDoubleTapPresentsOnce() async {
        let task = await start()
        #expect(await navigator.result(of: .page(1)) == nil)
        navigator.finish(sheet, .page(1), with: 1)
        #expect(await task.value == 1)
    }

    @Test func finishingModalEndsModalsOverIt() async {
        let task = await start()
        let over = navigator.presentation(of: .leaving)
        #expect(over.id == ModalID(rawValue: 2))
        navigator.finish(sheet, .page(1), with: 1)
        #expect(await over.result == nil)
        #expect(await task.value == 1)
    }

    @Test func aDialogIsAnswered() async {
        let dialog = navigator.presentation(of: .leaving)
        navigator.answer(sheet, with: Leaving.leave.rawValue)
        #expect(await dialog.result == .leave)
        let next = navigator.presentation(of: .leaving)
        navigator.apply(.present(.hello))
        #expect(await next.result == nil, "it gave way to an alert")
    }

    /// A screen that is declared twice, with different values.
    @Test func aValueOfAnotherTypeIsRefused() async {
        let task = await start()
        var isFinished = true
        withExpectedIssue { isFinished = navigator.finish(sheet, ResultRoute(.page(1)), with: "five") }
        #expect(!isFinished)
        #expect(navigator.state.modal(sheet) != nil)
        navigator.finish(sheet, .page(1), with: 5)
        #expect(await task.value == 5)
    }

    @Test func aFlowDoesNotEndAnotherOne() async {
        let task = await start()
        var isFinished = true
        withExpectedIssue { isFinished = navigator.finish(sheet, .page(2), with: 5) }
        #expect(!isFinished)
        #expect(navigator.state.modal(sheet) != nil)
        navigator.finish(sheet, .page(1), with: 5)
        #expect(await task.value == 5)
    }

    @Test func aValueForWhatIsGoneIsNotLostSilently() {
        navigator.apply(.present(.sheet(1)))
        #expect(navigator.finish(sheet, .page(1), with: 1), "nobody waits, and it goes all the same")
        var isFinished = true
        withExpectedIssue { isFinished = navigator.finish(sheet, .page(1), with: 1) }
        #expect(!isFinished)
    }
}

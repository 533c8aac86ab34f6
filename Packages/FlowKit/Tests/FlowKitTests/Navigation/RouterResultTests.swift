import FlowKit
import FlowTestSupport
import IssueReporting
import Testing

/// Whoever waits for what a router presents hears of its end, whichever it is and wherever the stack is.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct RouterResultTests {
    /// A router, and whatever has to live for it to work.
    struct Setup: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let make: @MainActor @Sendable () -> (router: Router<Int>, owner: AnyObject)

        static let all = [
            Setup(testDescription: "alone") { (Router(), Router<Int>()) },
            Setup(testDescription: "scoped") {
                let parent = Router<AppRoute>()
                return (parent.scope(embed: AppRoute.feature, extract: \.feature), parent)
            },
            Setup(testDescription: "mirrored") {
                let navigator = SampleNavigator()
                return (navigator.router(for: .tab(.home)).scope(embed: Screen.page, extract: \.page), navigator)
            },
        ]
    }

    private func start(
        _ router: Router<Int>, _ route: Int = 1, as style: PresentationStyle = .sheet
    ) async -> Task<String?, Never> {
        let task = Task { await router.result(of: .text(route), as: style) }
        await settle(router) { (style == .fullScreenCover ? router.fullScreenCover : router.sheet) == route }
        return task
    }

    @Test(arguments: Setup.all, PresentationStyle.allCases)
    func aFlowFinishesWithAValue(_ setup: Setup, _ style: PresentationStyle) async {
        let (router, owner) = setup.make()
        let task = await start(router, as: style)
        var isFinished = true
        withExpectedIssue { isFinished = router.finish(ResultRoute(1), with: 5) }
        #expect(!isFinished, "a number isn't awaited")
        #expect(router.finish(.text(1), with: "done"))
        #expect(router.content == RouterContent())
        #expect(!router.finish(.text(1), with: "again"))
        #expect(await task.value == "done")
        withExtendedLifetime(owner) {}
    }

    @Test(arguments: Setup.all)
    func itIsDismissed(_ setup: Setup) async {
        let (router, owner) = setup.make()
        let ways: [@MainActor (Router<Int>) -> Void] = [
            { $0.sheet = nil }, { $0.present(2) },
            { $0.fullScreenCover = 3 }, { $0.present(1, as: .fullScreenCover) },
        ]
        for way in ways {
            let task = await start(router)
            way(router)
            #expect(await task.value == nil)
            router.sheet = nil
        }
        withExtendedLifetime(owner) {}
    }

    @Test(arguments: Setup.all)
    func replacementPresentationIsAwaited(_ setup: Setup) async {
        let (router, owner) = setup.make()
        let first = await start(router)
        let second = await start(router, 2)
        #expect(await first.value == nil)
        #expect(await router.result(of: .text(2)) == nil, "that very screen is there already")
        router.push(7)
        router.finish(.text(2), with: "second")
        #expect(await second.value == "second")
        #expect(router.path == [7])
        withExtendedLifetime(owner) {}
    }

    @Test(arguments: Setup.all)
    func itGoesWhenItsPresenterDoes(_ setup: Setup) async {
        let (router, owner) = setup.make()
        let task = await start(router)
        task.cancel()
        #expect(await task.value == nil)
        await settle(router) { router.sheet == nil }
        let late = Task { await router.result(of: .text(1)) }
        late.cancel()
        #expect(await late.value == nil)
        #expect(router.content == RouterContent())
        withExtendedLifetime(owner) {}
    }

    @Test(arguments: Setup.all)
    func itEndsWithItsOwner(_ setup: Setup) async {
        var pair: (router: Router<Int>, owner: AnyObject)? = setup.make()
        let presentation = pair?.router.presentation(of: .text(1))
        let ending = await begin { [presentation] in await presentation?.result }
        pair = nil
        #expect(await ending.value == nil)
        presentation?.cancel()
    }

    @Test(arguments: Setup.all)
    func aQuestionIsAnswered(_ setup: Setup) async {
        let (router, owner) = setup.make()
        #expect(!router.answer(Leaving.leave))
        let ways: [@MainActor (Router<Int>) -> Void] = [
            { $0.answer(Leaving.leave) }, { $0.dialog = nil }, { $0.alert = AlertState(title: "T", message: "M") },
        ]
        for (way, result) in zip(ways, [Leaving.leave, nil, nil]) {
            let task = Task { await router.ask(.leaving) }
            await settle(router) { router.dialog == Question.leaving.alert }
            way(router)
            #expect(await task.value == result)
            #expect(router.dialog == nil)
            router.alert = nil
        }
        withExtendedLifetime(owner) {}
    }

    @Test func finishDismissesPresentationThatIsNotAwaited() {
        let router = Router<Int>()
        router.present(1)
        #expect(router.finish(.text(1), with: "done"))
        #expect(router.content == RouterContent())
    }

    /// The flow in a modal of an app ends that modal, and not what it presents itself.
    @Test func aModalEndsItself() async {
        let navigator = SampleNavigator()
        let home = navigator.router(for: .tab(.home))
        let task = Task { await home.result(of: .text(1)) }
        await settle(home) { home.sheet == .page(1) }
        let flow = navigator.router(for: .modal(1)).scope(embed: Screen.page, extract: \.page)
        flow.push(2)
        let inner = Task { await flow.result(of: .text(3), as: .fullScreenCover) }
        await settle(flow) { flow.fullScreenCover == 3 }
        #expect(!flow.finish(.text(4), with: "all"), "no such screen is shown")
        #expect(flow.finish(.text(1), with: "all"))
        #expect(await task.value == "all")
        #expect(await inner.value == nil)
        #expect(navigator.state == SampleState())
    }

    @Test(arguments: Setup.all)
    func leavingEndsWhatWasPresented(_ setup: Setup) async {
        let (router, owner) = setup.make()
        router.push(1)
        let presentation = router.presentation(of: .text(2))
        router.leave(1)
        #expect(router.sheet == 2, "a sheet with another screen stays")
        #expect(router.path.isEmpty)
        router.leave(2)
        #expect(router.sheet == nil)
        #expect(await presentation.result == nil)
        withExtendedLifetime(owner) {}
    }

    @Test func aPresentedScreenIsReplacedWithoutItsStack() async throws {
        let navigator = SampleNavigator()
        let presentation = navigator.presentation(of: .page(1))
        let flow = navigator.router(for: .modal(try #require(presentation.id)))
        flow.push(.page(2))
        flow.replace(.page(1), with: .page(4))
        flow.replace(.page(2), with: .page(3))
        flow.replace(.page(9), with: .page(8))
        #expect(flow.path == [.page(3)])
        #expect(navigator.state.modals.map(\.flow?.root) == [.page(4)])
        flow.leave(.page(4))
        #expect(navigator.state.modals.isEmpty)
        #expect(await presentation.result == nil)
    }

    @Test(arguments: Setup.all)
    func aPushedScreenThatFinishesIsPopped(_ setup: Setup) {
        let (router, owner) = setup.make()
        router.push(1)
        router.push(2)
        #expect(!router.finish(.text(1), with: "done"), "another screen is over it")
        #expect(router.finish(.text(2), with: "done"))
        #expect(router.path == [1])
        withExtendedLifetime(owner) {}
    }

    @Test func aPushedScreenThatAGuardKeepsIsNotFinished() {
        let refusing = SampleGuard("unsaved") { _ in .refuse(.unsavedChanges) }
        let navigator = SampleNavigator(SampleState(.push(.page(1))), guards: [refusing])
        let router = navigator.router(for: .tab(.home))
        #expect(!router.finish(ResultRoute(.page(1)), with: "done"))
        #expect(router.path == [.page(1)])
    }

    @Test func leavingAPushedScreenKeepsItsSheet() async throws {
        let navigator = SampleNavigator()
        let presentation = navigator.presentation(of: .page(1))
        let flow = navigator.router(for: .modal(try #require(presentation.id)))
        flow.push(.page(2))
        flow.push(.page(3))
        flow.leave(.page(2))
        #expect(flow.path == [.page(2), .page(3)], "another screen is over it")
        flow.leave(.page(3))
        flow.leave(.page(2))
        #expect(flow.path.isEmpty)
        #expect(navigator.state.modals.count == 1)
        flow.leave(.page(1))
        #expect(navigator.state.modals.isEmpty)
        #expect(await presentation.result == nil)
    }

    @Test func aGuardMayRefuseIt() async {
        let world = World()
        world.hasChanges = true
        let navigator = SampleNavigator(guards: [world.unsaved])
        #expect(await navigator.router(for: .tab(.home)).result(of: .page(1)) == nil)
        #expect(await navigator.router(for: .modal(3)).result(of: .page(1)) == nil)
        #expect(navigator.state == SampleState())
    }
}

extension Screen {
    fileprivate var page: Int? { if case .page(let page) = self { page } else { nil } }
}

extension ResultRoute<Int, String> {
    fileprivate static func text(_ route: Int) -> Self { ResultRoute(route) }
}

extension ResultRoute<Screen, String> {
    fileprivate static func text(_ page: Int) -> Self { ResultRoute(.page(page)) }
}

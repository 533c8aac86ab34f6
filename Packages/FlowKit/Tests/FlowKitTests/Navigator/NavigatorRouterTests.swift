import FlowKit
import FlowTestSupport
import Testing

@MainActor
@Suite(.timeLimit(.minutes(60))) struct NavigatorRouterTests {
    private let navigator = SampleNavigator()

    @Test func aRouterWorksOnItsPlace() {
        let home = navigator.router(for: .tab(.home))
        let bag = navigator.router(for: .tab(.bag))
        home.navigate(to: .page(1))
        home.navigate(to: .page(1))
        bag.push(.page(2))
        #expect(navigator.state.tab == .home, "pushing brings nothing to the front")
        #expect(navigator.state.stack(of: .home) == [.page(1)])
        #expect(navigator.state.stack(of: .bag) == [.page(2)])
        navigator.apply(.push(.page(3)))
        #expect(home.path == [.page(1), .page(3)])
        home.path = [.page(1)]
        home.popTo(.root(.home))
        #expect(home.path == [.page(1)], "the root isn't part of a router's stack")
        home.popToRoot()
        home.pop()
        #expect(home.path.isEmpty)
        bag.path = [.page(5), .page(6)]
        bag.popTo(.page(5))
        #expect(navigator.state.stack(of: .bag) == [.page(5)])
    }

    @Test func aRouterShowsThePresentationOverItsPlace() {
        let home = navigator.router(for: .tab(.home))
        let bag = navigator.router(for: .tab(.bag))
        home.present(.page(1))
        #expect(home.sheet == .page(1))
        #expect(bag.sheet == nil)
        let sheet = navigator.router(for: .modal(1))
        sheet.push(.page(2))
        sheet.alert = AlertState(title: "T", message: "M")
        #expect(sheet.alert?.title == "T")
        #expect(home.alert == sheet.alert && bag.alert == sheet.alert, "the alert is over the screen in front")
        #expect(navigator.state.modals.map(\.id.rawValue) == [1, 2])
        sheet.alert = nil
        #expect(navigator.state.modals == [Modal(1, .sheet(1, 2))])
        home.present(.page(1))
        #expect(navigator.state.modals == [Modal(1, .sheet(1))], "the open sheet shows the screen")
        #expect(sheet.path.isEmpty)
        sheet.push(.page(3))
        #expect(navigator.state.modals == [Modal(1, .sheet(1, 3))])
        home.sheet = nil
        #expect(navigator.state.modals.isEmpty)
        #expect(sheet.path.isEmpty, "its place is gone")
        sheet.push(.page(3))
        #expect(navigator.state.modals.isEmpty)
        home.sheet = nil
        bag.present(.page(4))
        #expect(navigator.state.tab == .bag, "presenting brings the place to the front")
        #expect(home.sheet == nil)
    }

    /// What a gesture writes, and SwiftUI has already shown.
    enum Gesture: CaseIterable {
        case swipeBack, dismissSheet, dismissCover

        @MainActor
        func write(to router: Router<Screen>) {
            switch self {
            case .swipeBack: router.path = []
            case .dismissSheet: router.sheet = nil
            case .dismissCover: router.fullScreenCover = nil
            }
        }
    }

    @Test(arguments: Gesture.allCases)
    func aRefusedGestureIsPublishedSoThatTheViewReadsTheStateAgain(_ gesture: Gesture) {
        let world = World()
        let navigator = SampleNavigator(.push(.page(1)), guards: [world.unsaved])
        let home = navigator.router(for: .tab(.home))
        if gesture != .swipeBack { home.present(.page(2), as: gesture == .dismissSheet ? .sheet : .fullScreenCover) }
        let before = navigator.state
        world.hasChanges = true
        var changes = 0
        let watching = home.objectWillChange.sink { changes += 1 }
        defer { watching.cancel() }
        gesture.write(to: home)
        #expect(navigator.state == before)
        #expect(changes == 1)
        world.hasChanges = false
        gesture.write(to: home)
        #expect(navigator.state != before)
        #expect(changes == 2, "an accepted gesture is one change")
        gesture.write(to: home)
        #expect(changes == 2, "nothing is left to dismiss")
    }

    @Test func guardsCheckTheStepsOfARouter() async {
        let world = World()
        let navigator = SampleNavigator(guards: [world.signIn, world.slow])
        let home = navigator.router(for: .tab(.home))
        home.push(.page(9))
        #expect(home.path.isEmpty)
        #expect(navigator.pending != nil)
        home.push(.page(1))
        #expect(home.path == [.page(1)], "no screen is left")
        home.pop()
        #expect(home.path == [.page(1)], "the guard asks")
        await world.questions.answer(.root(.home), .success(.allow))
        await settle(home) { home.path.isEmpty }
    }

    /// Alerts and dialogs are presented where the router reads them, also over another tab or a presentation.
    @Test func anAlertIsReadWhereItIsWritten() async {
        let bag = navigator.router(for: .tab(.bag))
        for isCovered in [false, true] {
            if isCovered { navigator.apply(.present(.sheet(1))) }
            let alert = AlertState(title: "T", message: "M")
            bag.alert = alert
            bag.alert = alert
            #expect(bag.alert == alert)
            #expect(navigator.state.modals.count == (isCovered ? 2 : 1), "the same alert is presented once")
            bag.alert = nil
            #expect(navigator.state.modals.count == (isCovered ? 1 : 0))
            for question in [Question.leaving, .leavingAlert] {
                let answer = Task { await bag.ask(question) }
                await settle(bag) { bag.dialog != nil || bag.alert != nil }
                #expect((bag.dialog == question.alert) != (bag.alert == question.alert))
                #expect(bag.answer(Leaving.leave))
                #expect(await answer.value == .leave)
            }
        }
    }

    @Test func writingThePresentedScreenKeepsTheScreensOverIt() {
        let home = navigator.router(for: .tab(.home))
        navigator.apply(.present(.sheet(1, 2)))
        home.sheet = home.sheet
        navigator.apply(.switchActivity(to: .brochures))
        home.sheet = home.sheet
        #expect(navigator.state.activity == .brochures)
        #expect(navigator.state[.shop]?.modals == [Modal(1, .sheet(1, 2))])
    }

    @Test func aScopeOfARouterWorksToo() {
        let home = navigator.router(for: .tab(.home))
        let scope = home.scope(embed: Screen.page) { if case .page(let page) = $0 { page } else { nil } }
        scope.push(1)
        navigator.apply(.push(.root(.bag)))
        navigator.apply(.push(.page(2)))
        #expect(scope.path == [1, 2])
        #expect(navigator.state.stack(of: .home) == [.page(1), .root(.bag), .page(2)])
        scope.pop(2)
        #expect(navigator.state.stack(of: .home) == [.page(1)])
    }

    @Test func aRouterPublishesChangesOfItsPlaceOnly() {
        let home = navigator.router(for: .tab(.home))
        var changes = 0
        let watching = home.objectWillChange.sink { changes += 1 }
        navigator.apply(.push(.page(1), on: .tab(.bag)))
        navigator.apply(.selectTab(.bag))
        navigator.apply(.present(.cover(2)))
        navigator.apply(.all([.push(.page(1), on: .tab(.home)), .pop(on: .tab(.home)), .dismiss]))
        #expect(changes == 0)
        navigator.apply(.push(.page(1), on: .tab(.home)))
        #expect(changes == 1)
        watching.cancel()
    }

    @Test func theSamePlaceHasTheSameRouter() {
        let home = navigator.router(for: .tab(.home))
        #expect(navigator.router(for: .tab(.home)) === home)
        #expect(navigator.router(for: .tab(.bag)) !== home)
    }

    @Test func neitherHoldsTheOther() {
        var navigator: SampleNavigator? = SampleNavigator(observers: [
            NavigationJournal<SampleNavigation>.Recorder { 0 }
        ])
        var router = navigator?.router(for: .tab(.home))
        var scope = router?.scope(embed: Screen.page) { if case .page(let page) = $0 { page } else { nil } }
        let heldNavigator = Weak(navigator)
        let heldRouter = Weak(router)
        let heldScope = Weak(scope)
        scope?.push(1)
        navigator?.apply(.push(.page(2)))
        (router, scope) = (nil, nil)
        #expect(heldRouter.value == nil)
        #expect(heldScope.value == nil)
        router = navigator?.router(for: .tab(.home))
        #expect(router?.path == [.page(1), .page(2)])
        navigator = nil
        #expect(heldNavigator.value == nil)
        router?.push(.page(3))
        #expect(router?.path.isEmpty == true)
    }
}

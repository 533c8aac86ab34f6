#if Headless || !canImport(SwiftUI)
    import FlowKit
    import FlowUI
    import FlowTestSupport
    import ScreenTesting
    import Testing

    /// A feature whose screens are numbers.
    @MainActor
    private final class Numbers: RootedFlow {
        let router: Router<Int>
        let root = 0
        private let failure: Failure

        init(router: Router<Int> = Router(), failure: Failure = Failure()) {
            self.router = router
            self.failure = failure
        }

        func presented(with router: Router<Int>) -> Numbers { Numbers(router: router, failure: failure) }

        func screen(_ number: Int) -> some View { NumberView(number: number, router: router, failure: failure) }
    }

    @MainActor
    private final class Failure: ObservableObject {
        @Published var alert: AlertState?
    }

    private struct NumberView: View {
        let number: Int
        let router: Router<Int>
        @ObservedObject var failure: Failure

        var body: some View {
            let screen = Button("Open \(number + 1)") { router.navigate(to: number + 1) }
                .navigationTitle(number == 0 ? "Root" : "Screen \(number)")
            if number == 0 { screen.alert($failure.alert) } else { screen }
        }
    }

    @MainActor
    @Suite struct FlowViewTests {
        private let router = Router<Int>()
        private let failure = Failure()

        private func shown(sourceLocation: SourceLocation = #_sourceLocation) -> ScreenDriver {
            ScreenDriver(sourceLocation: sourceLocation) { [router, failure] in
                FlowView(viewModel: Numbers(router: router, failure: failure))
            }
        }

        @Test func pushedScreensAreShown() {
            let app = shown()
            #expect(app.title == "Root")
            app.tap("Open 1")
            app.tap("Open 2")
            #expect(app.title == "Screen 2")
            expectNoDifference(router.path, [1, 2])
            router.popToRoot()
            #expect(app.title == "Root")
        }

        @Test func goingBackPopsTheRoutersPath() {
            router.path = [1, 2]
            let app = shown()
            app.goBack()
            #expect(router.path == [1])
            #expect(app.title == "Screen 1")
        }

        @Test func aSheetIsShownAndDismissed() {
            let app = shown()
            router.present(7)
            #expect(app.title == "Screen 7")
            app.dismissSheet()
            #expect(router.sheet == nil)
            #expect(app.title == "Root")
        }

        @Test func anAlertIsShownAndDismissed() {
            let app = shown()
            router.alert = AlertState(title: "Not added", message: "This product is sold out.")
            #expect(app.shows("Not added"))
            #expect(app.texts.contains("This product is sold out."))
            app.tap("OK")
            #expect(router.alert == nil)
            #expect(!app.shows("Not added"))
        }

        @Test(arguments: [false, true])
        func anAlertOfAScreenIsPendingWhileSomethingIsPresentedOverTheScreen(isFirst: Bool) {
            let alert = AlertState(title: "Not saved", message: "Please try again.")
            let app = shown()
            if isFirst {
                failure.alert = alert
                #expect(app.shows("Not saved"))
            }
            router.present(7)
            #expect(app.title == "Screen 7")
            failure.alert = alert
            #expect(!app.shows("Not saved"))
            router.sheet = nil
            #expect(app.shows("Not saved"))
            app.tap("OK")
            #expect(failure.alert == nil)
        }

        @Test func aCoverIsShownAndDismissed() {
            let app = shown()
            router.present(7, as: .fullScreenCover)
            #expect(app.title == "Screen 7")
            app.dismissSheet()
            #expect(router.fullScreenCover == nil)
            #expect(app.title == "Root")
        }

        @Test func aSheetHasAStackOfItsOwn() {
            let app = shown()
            router.present(7)
            app.tap("Open 8")
            #expect(app.title == "Screen 8")
            #expect(router.path.isEmpty)
            app.goBack()
            app.dismissSheet()
            #expect(app.title == "Root")
        }

        @Test func theChosenActionOfADialogIsReturned() async {
            let app = shown()
            let router = self.router
            let answer = Task { await router.ask(.removal) }
            await app.settle { app.shows("Remove it?") }
            #expect(app.texts.contains("It can’t be undone."))
            app.tap("Remove")
            #expect(await answer.value == .remove)
            #expect(router.dialog == nil)
            #expect(!app.shows("Remove it?"))
        }

        @Test(arguments: [true, false])
        func theChosenActionOfAnAlertIsReturned(_ confirms: Bool) async {
            let app = shown()
            let router = self.router
            let answer = Task { await router.ask(.confirmation) }
            await app.settle { app.shows("Really?") }
            app.tap(confirms ? "Yes" : "No")
            #expect(await answer.value == (confirms ? .remove : .keep))
            await app.settle { router.alert == nil }
            #expect(!app.shows("Really?"))
        }

        @Test func aDismissedDialogReturnsNil() async {
            let app = shown()
            let router = self.router
            let answer = Task { await router.ask(.removal) }
            await app.settle { app.shows("Remove it?") }
            app.tap("Cancel")
            #expect(await answer.value == nil)
            #expect(router.dialog == nil)
        }

        @Test func anAlertMayFollowADialog() async {
            let app = shown()
            let router = self.router
            let answers = Task {
                let first = await router.ask(.removal)
                let second = await router.ask(.confirmation)
                return [first, second]
            }
            await app.settle { app.shows("Remove it?") }
            app.tap("Remove")
            await app.settle { app.shows("Really?") }
            app.tap("Yes")
            #expect(await answers.value == [.remove, .remove])
        }

        @Test func anAlertAndADialogAreShownOverASheet() async {
            let app = shown()
            router.present(7)
            router.alert = AlertState(title: "Not added", message: "This product is sold out.")
            #expect(app.shows("Not added"))
            app.tap("OK")
            #expect(router.alert == nil)
            #expect(app.title == "Screen 7")
            router.dialog = Question.removal.alert
            #expect(app.shows("Remove it?"))
            app.tap("Remove")
            await app.settle { router.dialog == nil }
            #expect(app.title == "Screen 7")
        }
    }

    // MARK: - Alone and in an app

    /// An app whose second tab has the feature.
    private enum TwoTabs: NavigationSchema {
        enum Tab: String, CaseIterable, Codable { case other, numbers }
        enum Route: Hashable {
            case other
            case number(Int)

            var number: Int? { if case .number(let number) = self { number } else { nil } }
        }

        static var activities: [Int] { [0] }
        static func tabs(of activity: Int) -> [Tab] { Tab.allCases }
        static func activity(of tab: Tab) -> Int { 0 }
        static func defaultTab(of activity: Int) -> Tab { .numbers }
        static func root(of tab: Tab) -> Route { tab == .other ? .other : .number(0) }
    }

    @MainActor
    @Suite struct SameFlowTests {
        /// The steps that a feature takes with the router of the stack in front.
        private enum Step: CaseIterable {
            case push, pop, popToRoot, present, cover, dismiss, replace, alert, ask, swipeDown, goBack

            @MainActor
            func take<Schema>(
                _ number: Int, in app: ScreenDriver, of navigator: Navigator<Schema>, with router: Router<Int>
            ) {
                let state = navigator.state
                let hasQuestion = state.modals.last.map { $0.flow == nil } ?? false
                switch self {
                case .push: router.push(number)
                case .pop: router.pop()
                case .popToRoot: router.popToRoot()
                case .present: router.present(number)
                case .cover: router.present(number, as: .fullScreenCover)
                case .dismiss: (router.sheet, router.fullScreenCover) = (nil, nil)
                case .replace: if let top = router.path.last { router.replace(top, with: number) }
                case .alert: router.alert = AlertState(title: "Alert", message: "There")
                case .ask:
                    router.dialog = AlertState(title: "Dialog", buttons: [.init(id: "yes", title: "Yes")])
                case .swipeDown: if !hasQuestion, !state.modals.isEmpty { app.dismissSheet() }
                case .goBack: if !hasQuestion, state[state.front]?.stack.isEmpty == false { app.goBack() }
                }
            }
        }

        @Test func theSameStepsShowTheSameScreens() throws {
            for seed in 1...20 as ClosedRange<UInt64> {
                var numbers = SplitMix64(seed: seed)
                let router = Router<Int>()
                let alone = ScreenDriver { FlowView(viewModel: Numbers(router: router)) }
                let single = try #require(router.ownNavigator)
                let navigator = Navigator<TwoTabs>(NavigationState(activity: 0))
                let app = ScreenDriver {
                    NavigatorView(navigator) { route, router in
                        if let number = route.number {
                            NumberView(
                                number: number, router: router.scope(embed: TwoTabs.Route.number, extract: \.number),
                                failure: Failure())
                        }
                    } label: { tab in
                        Text(tab.rawValue)
                    }
                }
                for index in 1...30 {
                    guard let step = Step.allCases.randomElement(using: &numbers) else { return }
                    step.take(
                        index, in: alone, of: single, with: single.router(for: single.state.front).feature())
                    step.take(
                        index, in: app, of: navigator,
                        with: navigator.router(for: navigator.state.front)
                            .scope(embed: TwoTabs.Route.number, extract: \.number))
                    #expect(alone.title == app.title, "seed \(seed), step \(index), \(step)")
                    #expect(alone.shows("Alert") == app.shows("Alert"), "seed \(seed), step \(index), \(step)")
                    #expect(alone.shows("Dialog") == app.shows("Dialog"), "seed \(seed), step \(index), \(step)")
                }
            }
        }
    }

    enum Removal: String { case remove, keep }

    extension Question<Removal> {
        fileprivate static var removal: Question {
            Question(
                title: "Remove it?", message: "It can’t be undone.",
                buttons: [Button(.remove, title: "Remove", role: .destructive)])
        }
        fileprivate static var confirmation: Question {
            Question(
                title: "Really?", message: "It can’t be undone.", style: .alert,
                buttons: [Button(.remove, title: "Yes"), Button(.keep, title: "No", role: .cancel)])
        }
    }
#endif

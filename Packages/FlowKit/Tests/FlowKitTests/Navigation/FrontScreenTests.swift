import FlowKit
import Testing

@MainActor
@Suite struct FrontScreenTests {
    /// A navigation of the user, and whether it changes the screen that they see.
    struct Navigation: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let leaves: Bool
        let perform: @MainActor @Sendable (SampleNavigator) -> Void

        static let all = [
            Navigation(testDescription: "push", leaves: true) { $0.router(for: .tab(.home)).push(.page(2)) },
            Navigation(testDescription: "pop", leaves: true) { $0.router(for: .tab(.home)).pop() },
            Navigation(testDescription: "present", leaves: true) { $0.router(for: .tab(.home)).present(.page(2)) },
            Navigation(testDescription: "select a tab", leaves: true) { $0.apply(.selectTab(.bag)) },
            Navigation(testDescription: "switch activities", leaves: true) { $0.apply(.switchActivity(to: .account)) },
            Navigation(testDescription: "nothing", leaves: false) { _ in },
            Navigation(testDescription: "an alert", leaves: false) {
                $0.router(for: .tab(.home)).alert = AlertState(title: "T", message: "M")
            },
            Navigation(testDescription: "push in another tab", leaves: false) {
                $0.router(for: .tab(.bag)).push(.page(2))
            },
            Navigation(testDescription: "there and back", leaves: false) {
                $0.router(for: .tab(.home)).push(.page(2))
                $0.router(for: .tab(.home)).pop()
            },
        ]
    }

    @Test(arguments: Navigation.all)
    func frontScreenChangesWhenTheUserLeaves(_ navigation: Navigation) {
        let navigator = SampleNavigator()
        let router = navigator.router(for: .tab(.home))
        router.push(.page(1))
        let screen = router.frontScreen
        navigation.perform(navigator)
        #expect((router.frontScreen != screen) == navigation.leaves)
    }

    @Test func routerOfAReleasedNavigatorHasNone() {
        var navigator: SampleNavigator? = SampleNavigator()
        let router = navigator?.router(for: .tab(.home))
        #expect(router?.frontScreen != nil)
        navigator = nil
        #expect(router?.frontScreen == nil)
    }
}

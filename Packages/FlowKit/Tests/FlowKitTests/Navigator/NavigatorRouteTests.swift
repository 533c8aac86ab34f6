import FlowKit
import Testing

/// Screens go where they belong.
@MainActor
@Suite struct NavigatorRouteTests {
    @Test func anOperationIsBuiltFromWhatAScreenDeclares() {
        let operations: [(SampleOperation, SampleOperation)] = [
            (.showing(.page(1)), .route(.page(1))),
            (.showing(.page(1), on: .tab(.bag)), .route(.page(1), on: .tab(.bag))),
            (.showing(.page(100)), .route(.page(100), as: .sheet)),
            (.showing(.page(200)), .route(.page(200), as: .fullScreenCover)),
            (.showing(.page(100), as: .push), .route(.page(100))),
            (.showing(.root(.bag)), .route(.root(.bag), as: .root, on: .tab(.bag))),
            (.showing(.root(.bag), on: .tab(.bag)), .route(.root(.bag), as: .root, on: .tab(.bag))),
            (.showing(.root(.bag), on: .tab(.home)), .route(.root(.bag), on: .tab(.home))),
            (.showing(.root(.bag), as: .push), .route(.root(.bag))),
        ]
        for (operation, expected) in operations { #expect(operation == expected) }
    }

    @Test func aTabsRootIsShownInItsTab() {
        let navigator = SampleNavigator(
            .push(.page(1), on: .tab(.bag)), .present(.sheet(2)), .switchActivity(to: .account), .present(.sheet(3)))
        #expect(navigator.route(.root(.bag)) == .changed)
        #expect(navigator.state.activity == .shop)
        #expect(navigator.state.front == .tab(.bag))
        #expect(navigator.state.route == .root(.bag))
        #expect(navigator.state[.account]?.modals.count == 1, "what is over another activity stays there")
        #expect(navigator.route(.root(.bag)) == .unchanged)
        #expect(navigator.route(.root(.lost)) == .refused(.tabUnknown("lost")))
    }

    @Test func anyOtherScreenComesUpInFront() {
        let recorder = Recorder()
        let navigator = SampleNavigator(observers: [recorder])
        navigator.route(.page(1), source: .link)
        navigator.route(.page(100))
        navigator.route(.page(101), as: .push)
        #expect(navigator.state.stack(of: .home) == [.page(1)])
        #expect(navigator.state.modals == [Modal(1, .sheet(100, 101))])
        #expect(recorder.events.first?.source == .link)
    }
}

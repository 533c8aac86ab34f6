import FlowKit
import Testing

@testable import __Name__

@MainActor
@Suite struct __Name__FlowTests {
    @Test func aloneItHasItsOwnStack() {
        let flow = __Name__FlowViewModel(__Name__DependencyContainer()) { _ in }
        flow.router.navigate(to: .__name__)
        #expect(flow.router.path == [.__name__])
        flow.router.popToRoot()
        #expect(flow.router.path.isEmpty)
    }

    @Test func itsScreenLeavesThroughTheFlowsExit() {
        var exits: [__Name__Exit] = []
        let flow = __Name__FlowViewModel(__Name__DependencyContainer()) { exits.append($0) }
        flow.make__Name__ViewModel().startShopping()
        #expect(exits == [.shop])
    }
}

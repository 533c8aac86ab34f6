import FlowKit
import Testing

@testable import __Name__

@MainActor
@Suite struct __Name__FlowTests {
    @Test func aFlowAloneHasItsOwnStack() {
        let flow = __Name__Scene().flow()
        flow.router.navigate(to: .__name__)
        #expect(flow.router.path == [.__name__])
        flow.router.popToRoot()
        #expect(flow.router.path.isEmpty)
    }

    @Test func theScreenLeavesThroughTheFlowsExit() {
        let scene = __Name__Scene()
        scene.viewModel().startShopping()
        #expect(scene.exits == [.shop])
    }
}

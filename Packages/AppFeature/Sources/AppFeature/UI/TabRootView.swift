import FlowKit
import SharedUI

/// One tab: its root and the screens above it.
struct TabRootView: View {
    let root: AppRoute
    let router: Router<AppRoute>
    let flows: AppFlows

    var body: some View {
        FlowStack(router) {
            root.destination(flows)
        } destination: { route in
            route.destination(flows)
        }
    }
}

public import FlowKit

/// A flow on screen: its root, the screens above it, its sheet and its alert. All of it is the router's state.
public struct FlowStack<Route: Hashable & Sendable, Root: View, Destination: View>: View {
    @ObservedObject private var router: Router<Route>
    private let root: Root
    private let destination: @MainActor (Route) -> Destination

    public init(
        _ router: Router<Route>, @ViewBuilder root: () -> Root,
        @ViewBuilder destination: @escaping @MainActor (Route) -> Destination
    ) {
        self.router = router
        self.root = root()
        self.destination = destination
    }

    public var body: some View {
        NavigationStack(path: $router.path) {
            root.navigationDestination(for: Route.self) { destination($0) }
        }
        .sheet(item: sheet) { presented in
            NavigationStack { destination(presented.route) }
        }
        .alert($router.alert)
    }

    private var sheet: Binding<PresentedRoute<Route>?> {
        Binding {
            router.sheet.map(PresentedRoute.init)
        } set: {
            router.sheet = $0?.route
        }
    }
}

/// A route is its own identity.
private struct PresentedRoute<Route: Hashable & Sendable>: Identifiable {
    let route: Route
    var id: Route { route }
}

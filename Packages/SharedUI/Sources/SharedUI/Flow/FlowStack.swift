public import FlowKit

/// A flow with its root, its stack, and its presentations: sheets, full-screen covers, alerts and dialogs. All of it is
/// the router's state, and the user's actions update the router.
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
        // The path is a property's binding: SwiftUI has crashed with paths that are made of closures.
        NavigationStack(path: $router.path) {
            root.navigationDestination(for: Route.self) { destination($0) }
        }
        .environment(\.isCovered, front != nil || isAsking)
        .sheet(item: presented($router.sheet)) { screen(of: $0) }
        .fullScreenCover(item: presented($router.fullScreenCover)) { screen(of: $0) }
        .questions(of: router, if: front == nil)
    }

    /// The presented screen.
    private var front: Route? { router.sheet ?? router.fullScreenCover }

    private var isAsking: Bool { router.alert != nil || router.dialog != nil }

    private func screen(of presented: PresentedRoute<Route>) -> some View {
        NavigationStack {
            destination(presented.route).navigationDestination(for: Route.self) { destination($0) }
        }
        .environment(\.isCovered, isAsking)
        // Not while it moves away.
        .questions(of: router, if: front == presented.route)
    }

    private func presented(_ route: Binding<Route?>) -> Binding<PresentedRoute<Route>?> {
        Binding {
            route.wrappedValue.map(PresentedRoute.init)
        } set: {
            route.wrappedValue = $0?.route
        }
    }
}

extension View {
    /// Presents the router's alert and dialog if this view is in front.
    fileprivate func questions<Route: Hashable & Sendable>(of router: Router<Route>, if isInFront: Bool) -> some View {
        let alert = Binding {
            isInFront ? router.alert : nil
        } set: {
            router.alert = $0
        }
        return self.alert(alert)
            .confirmationDialog(isInFront ? router.dialog : nil) { [asked = router.dialog] action in
                if let action {
                    router.answer(action.id)
                } else if router.dialog == asked {
                    // The action may have presented another dialog.
                    router.dialog = nil
                }
            }
    }
}

/// A route that is identified by its value.
private struct PresentedRoute<Route: Hashable & Sendable>: Identifiable {
    let route: Route
    var id: Route { route }
}

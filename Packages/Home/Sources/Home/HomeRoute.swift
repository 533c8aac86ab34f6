public import SharedUI

/// The home screen.
public enum HomeRoute: Hashable, Codable, Sendable {
    case home
}

extension HomeRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination(_ flow: HomeFlowViewModel) -> some View {
        switch self {
        case .home: HomeView(viewModel: flow.makeHomeViewModel())
        }
    }
}

extension HomeFlowViewModel: RootedFlow {
    public var root: HomeRoute { .home }
    public func screen(_ route: HomeRoute) -> some View { route.destination(self) }
}

/// The standalone flow of the home screen.
public typealias HomeFlowView = FlowView<HomeFlowViewModel>

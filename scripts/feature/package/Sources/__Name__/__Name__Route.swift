public import SharedUI

/// The screens of the __items__.
public enum __Name__Route: Hashable, Codable, Sendable {
    case __name__
}

extension __Name__Route {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination(_ flow: __Name__FlowViewModel) -> some View {
        switch self {
        case .__name__: __Name__View(viewModel: flow.make__Name__ViewModel())
        }
    }
}

extension __Name__FlowViewModel: RootedFlow {
    public var root: __Name__Route { .__name__ }
    public func screen(_ route: __Name__Route) -> some View { route.destination(self) }
}

/// The standalone flow of the __items__.
public typealias __Name__FlowView = FlowView<__Name__FlowViewModel>

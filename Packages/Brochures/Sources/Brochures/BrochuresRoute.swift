import FlowKit
public import Model
public import SharedUI

/// The brochures' screens.
public enum BrochuresRoute: Hashable, Codable, Sendable {
    /// All brochures.
    case brochures
    /// One brochure, shown page by page.
    case brochure(Brochure.ID)
    /// One brochure, opened at a page. Pages are counted from 1.
    case brochureAtPage(id: Brochure.ID, page: Int)
}

extension BrochuresRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination(_ flow: BrochuresFlowViewModel) -> some View {
        switch self {
        case .brochures: BrochuresView(viewModel: flow.makeBrochuresViewModel()).router(flow.router)
        case .brochure(let id): BrochureView(viewModel: flow.makeBrochureViewModel(id, page: nil))
        case .brochureAtPage(let id, let page): BrochureView(viewModel: flow.makeBrochureViewModel(id, page: page))
        }
    }
}

extension EnvironmentValues {
    /// The router of the brochures' flow, for views that only open another screen of it.
    var brochuresRouter: Router<BrochuresRoute>? { self[RouterKey<BrochuresRoute>.self] }
}

extension BrochuresFlowViewModel: RootedFlow {
    public var root: BrochuresRoute { .brochures }
    public func screen(_ route: BrochuresRoute) -> some View { route.destination(self) }
}

/// The standalone flow of the brochures.
public typealias BrochuresFlowView = FlowView<BrochuresFlowViewModel>

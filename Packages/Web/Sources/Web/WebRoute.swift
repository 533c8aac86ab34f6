public import Model
public import SharedUI

/// The screens of the shop's website.
public enum WebRoute: Hashable, Codable, Sendable {
    /// A page.
    case webPage(ShopPage)
}

extension WebRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination(_ flow: WebFlowViewModel) -> some View {
        switch self {
        case .webPage(let page): WebPageView(viewModel: flow.makeWebPageViewModel(page))
        }
    }
}

extension WebFlowViewModel: RootedFlow {
    public var root: WebRoute { .webPage(.help) }
    public func screen(_ route: WebRoute) -> some View { route.destination(self) }
}

/// The standalone flow of the website's pages.
public typealias WebFlowView = FlowView<WebFlowViewModel>

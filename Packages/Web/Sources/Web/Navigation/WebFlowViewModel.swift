public import FlowKit
public import Model

/// The requirements of the flow view and destinations of the website's pages.
@MainActor
public protocol WebFlowViewModelProtocol: FlowViewModelProtocol where Route == WebRoute {
    associatedtype WebPageScreen: WebPageViewModelProtocol
    func makeWebPageViewModel(_ page: ShopPage) -> WebPageScreen
}

/// The view model of the flow of the website's pages.
@MainActor
public final class WebFlowViewModel: WebFlowViewModelProtocol {
    public let router: Router<WebRoute>
    private let dependencies: WebFlowDependencyContainer

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens, and the exit handler.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    public init(_ dependencies: WebFlowDependencyContainer, router: Router<WebRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
    }

    public func presented(with router: Router<WebRoute>) -> WebFlowViewModel {
        WebFlowViewModel(dependencies, router: router)
    }

    public func makeWebPageViewModel(_ page: ShopPage) -> WebPageViewModel {
        WebPageViewModel(page, dependencies.web, router: router, exit: dependencies.exit)
    }
}

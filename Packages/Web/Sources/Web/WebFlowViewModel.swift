public import FlowKit
public import Foundation
public import Model

/// The view model of the flow of the website's pages.
@MainActor
public final class WebFlowViewModel: FlowViewModelProtocol {
    public let router: Router<WebRoute>
    private let dependencies: WebDependencyContainer
    private let exit: @MainActor @Sendable (WebExit) -> Void

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    ///   - exit: Handles what leaves the feature.
    public init(
        _ dependencies: WebDependencyContainer, router: Router<WebRoute>? = nil,
        exit: @escaping @MainActor @Sendable (WebExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        self.exit = exit
    }

    public func presented(with router: Router<WebRoute>) -> WebFlowViewModel {
        WebFlowViewModel(dependencies, router: router, exit: exit)
    }

    public func makeWebPageViewModel(_ page: ShopPage) -> WebPageViewModel {
        WebPageViewModel(page, dependencies, router: router, exit: exit)
    }
}

/// Destinations outside the feature.
public enum WebExit: Hashable, Sendable {
    /// Opens a link of the app, such as `/products/1`.
    case link(String)
    /// Opens a URL in another app.
    case outside(URL)
}

public import FlowKit

/// The view model of the flow of the __items__.
@MainActor
public final class __Name__FlowViewModel: FlowViewModelProtocol {
    public let router: Router<__Name__Route>
    private let dependencies: __Name__DependencyContainer
    private let exit: @MainActor @Sendable (__Name__Exit) -> Void

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    ///   - exit: Handles what leaves the feature.
    public init(
        _ dependencies: __Name__DependencyContainer, router: Router<__Name__Route>? = nil,
        exit: @escaping @MainActor @Sendable (__Name__Exit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        self.exit = exit
    }

    public func presented(with router: Router<__Name__Route>) -> __Name__FlowViewModel {
        __Name__FlowViewModel(dependencies, router: router, exit: exit)
    }

    public func make__Name__ViewModel() -> __Name__ViewModel {
        __Name__ViewModel(dependencies.__items_value__, reachability: dependencies.reachability, exit: exit)
    }
}

/// Destinations outside the feature.
public enum __Name__Exit: Hashable, Sendable {
    /// Opens the shop's products.
    case shop
}

public import FlowKit

/// The requirements of the flow view and destinations of the __words__.
@MainActor
public protocol __Name__FlowViewModelProtocol: FlowViewModelProtocol where Route == __Name__Route {
    associatedtype __Name__Screen: __Name__ViewModelProtocol
    func make__Name__ViewModel() -> __Name__Screen
}

/// The view model of the flow of the __words__.
@MainActor
public final class __Name__FlowViewModel: __Name__FlowViewModelProtocol {
    public let router: Router<__Name__Route>
    private let dependencies: __Name__FlowDependencyContainer

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens, and the exit handler.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    public init(_ dependencies: __Name__FlowDependencyContainer, router: Router<__Name__Route>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
    }

    public func presented(with router: Router<__Name__Route>) -> __Name__FlowViewModel {
        __Name__FlowViewModel(dependencies, router: router)
    }

    public func make__Name__ViewModel() -> __Name__ViewModel {
        __Name__ViewModel(dependencies.__name__, exit: dependencies.exit)
    }
}

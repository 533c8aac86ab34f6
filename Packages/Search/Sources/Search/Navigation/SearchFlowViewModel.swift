public import FlowKit

/// The requirements of the search's flow view and destinations.
@MainActor
public protocol SearchFlowViewModelProtocol: FlowViewModelProtocol where Route == SearchRoute {
    associatedtype SearchScreen: SearchViewModelProtocol
    /// - Parameter text: The initial text in the search field.
    func makeSearchViewModel(_ text: String) -> SearchScreen
}

/// The view model of the search's flow.
@MainActor
public final class SearchFlowViewModel: SearchFlowViewModelProtocol {
    public let router: Router<SearchRoute>
    /// The route of the search at the root of the stack. The search updates it while the user types.
    @Published public private(set) var root = SearchRoute.search()
    private let dependencies: SearchFlowDependencyContainer

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens, and the exit handler.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    public init(_ dependencies: SearchFlowDependencyContainer, router: Router<SearchRoute>? = nil) {
        self.dependencies = dependencies
        self.router = router ?? Router()
    }

    public func presented(with router: Router<SearchRoute>) -> SearchFlowViewModel {
        SearchFlowViewModel(dependencies, router: router)
    }

    public func makeSearchViewModel(_ text: String = "") -> SearchViewModel {
        SearchViewModel(text, dependencies.search, router: router, exit: dependencies.exit) { [weak self] in
            self?.textChanged($0)
        }
    }

    /// Stores the text in the route of the root. Another route of a pushed screen would create another screen.
    private func textChanged(_ text: String?) {
        if router.path.isEmpty { root = .search(q: text) }
    }
}

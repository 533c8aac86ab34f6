public import SharedUI

/// The search's screens.
public enum SearchRoute: Hashable, Codable, Sendable {
    /// The search field with suggestions, and its text.
    case search(q: String? = nil)
}

extension SearchRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination(_ flow: SearchFlowViewModel) -> some View {
        switch self {
        case .search(let text): SearchView(viewModel: flow.makeSearchViewModel(text ?? ""), text: text ?? "")
        }
    }
}

extension SearchFlowViewModel: RootedFlow {
    public func screen(_ route: SearchRoute) -> some View { route.destination(self) }
}

/// The standalone flow of the search.
public typealias SearchFlowView = FlowView<SearchFlowViewModel>

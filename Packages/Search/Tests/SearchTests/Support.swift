import FlowKit
import FlowTestSupport
import Mocks
import Model

@testable import Search

/// A search on mock services, and its exits.
@MainActor
final class SearchScene: ObservableObject {
    let search: MockSearchService
    let catalog = MockProductService()
    let flags = MockFlagService()
    let analytics = MockAnalyticsTracker()
    let clock = ManualClock()
    private(set) var exits: [SearchExit] = []
    @Published private(set) var texts: [String?] = []

    init(recent: [String] = []) { search = MockSearchService(recent: recent) }

    var dependencies: SearchDependencyContainer {
        SearchDependencyContainer(
            search: search, categories: catalog, brands: catalog, flags: flags, analytics: analytics, clock: clock)
    }

    func viewModel(_ text: String = "", router: Router<SearchRoute>? = nil) -> SearchViewModel {
        SearchViewModel(text, dependencies, router: router) {
            [self] in
            exits.append($0)
        } textChanged: {
            [self] in
            texts.append($0)
        }
    }

    func flow(router: Router<SearchRoute>? = nil) -> SearchFlowViewModel {
        SearchFlowViewModel(dependencies, router: router) { [self] in exits.append($0) }
    }
}

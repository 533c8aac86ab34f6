import FlowKit
import FlowTesting
import Loading
import Mocks
import Model

@testable import __Name__

/// The screen on mock services, and what it told the app.
@MainActor
final class __Name__Scene: ObservableObject {
    let __items_value__: Mock__Name__Service
    let reachability = MockReachabilityService()
    @Published private(set) var exits: [__Name__Exit] = []

    init(_ __items_value__: [__Item__] = .two, isStored: Bool = true) {
        self.__items_value__ = Mock__Name__Service(__items_value__, isStored: isStored)
    }

    func flow(router: Router<__Name__Route>? = nil) -> __Name__FlowViewModel {
        __Name__FlowViewModel(
            __Name__DependencyContainer(__items_value__: __items_value__, reachability: reachability), router: router
        ) { [self] in exits.append($0) }
    }

    func viewModel() -> __Name__ViewModel { flow().make__Name__ViewModel() }
}

/// Runs `body` while the screen is shown and has something to show.
@MainActor
func observed(_ viewModel: __Name__ViewModel, _ body: () async throws -> Void) async rethrows {
    let observing = Task { await viewModel.observe() }
    defer { observing.cancel() }
    await settle(viewModel) { !viewModel.state.isLoading }
    try await body()
}

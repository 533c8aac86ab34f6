import FlowKit
import Loading
import Model
import Testing

@testable import __Name__

@MainActor
@Suite struct __Name__ViewModelTests {
    private func viewModel(
        _ load: @escaping @Sendable () async throws(ServiceError) -> [String]
    ) -> __Name__ViewModel {
        __Name__ViewModel(__Name__DependencyContainer(load: load)) { _ in }
    }

    @Test func theLoadedContentIsShown() async {
        let viewModel = viewModel { ["One"] }
        #expect(viewModel.state.isLoading)
        await viewModel.load()
        #expect(viewModel.state == .success(["One"]))
    }

    @Test func aFailureIsShownAndCanBeRetried() async {
        let viewModel = viewModel { () throws(ServiceError) in throw .offline }
        await viewModel.load()
        #expect(viewModel.state == .error(.offline))
        await viewModel.retry()
        #expect(viewModel.state == .error(.offline))
    }

    @Test func aCancellationIsNotShown() async {
        let viewModel = viewModel { () throws(ServiceError) in throw .cancelled }
        await viewModel.load()
        #expect(viewModel.state.isLoading)
    }

    @Test func theScreenDeclaresItsLocation() {
        #expect(__Name__ViewModel.routeConfig.path == "/__path__")
        #expect(__Name__ViewModel.routeConfig.activity == .shop)
    }
}

import FlowKit
import FlowTesting
import Loading
import Mocks
import Model
import Testing

@testable import MyAccount

@MainActor
@Suite struct AddressesViewModelTests {
    private let account = MockAccount(.signedIn(.emily))

    @Test func aFailureToReadIsShownUntilItIsRetried() async {
        let viewModel = AddressesViewModel(UnreadableAddresses(), session: account, router: Router()) { _ in }
        let observing = Task { await viewModel.observe() }
        await settle(viewModel) { viewModel.state.failure == .storage("the addresses can't be read") }
        var renamed = User.emily
        renamed.firstName = "Emma"
        account.currentSession = .signedIn(renamed)
        await settle(account) { account.areFollowersCaughtUp }
        #expect(viewModel.state.failure == .storage("the addresses can't be read"))

        viewModel.retry()
        #expect(viewModel.state.isLoading)
        await settle(viewModel) { viewModel.state.failure == .storage("the addresses can't be read") }
        observing.cancel()
    }
}

/// Addresses in a store that can't be read.
private struct UnreadableAddresses: DeliveryAddressService {
    func addressChanges() -> AsyncStream<[DeliveryAddress]> { AsyncStream { $0.finish() } }
    func addresses() async throws(ServiceError) -> [DeliveryAddress] { [] }
    func use(_ address: DeliveryAddress) async throws(ServiceError) {}
    func save(
        _ address: DeliveryAddress, replacing old: DeliveryAddress?, isDefault: Bool
    ) async throws(ServiceError) {}
    func remove(_ address: DeliveryAddress) async throws(ServiceError) {}
}

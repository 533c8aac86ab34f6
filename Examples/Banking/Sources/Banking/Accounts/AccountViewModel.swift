import FlowKit
import Loading
import Observation

/// An account with its transactions.
@MainActor @Observable
final class AccountViewModel {
    /// The receipt of the latest transfer.
    private(set) var receipt: Receipt?
    private let id: Account.ID
    private let loader: Observed<CachedLoader<Statement, BankError>>

    init(_ id: Account.ID, _ bank: any Bank) {
        self.id = id
        loader = Observed(
            CachedLoader { policy throws(BankError) in policy.mayFetch ? try await bank.statement(of: id) : nil })
    }

    var state: ViewState<Statement, BankError> { loader.object.state }
    var notice: BankError? { loader.object.notice }

    func load() async { await loader.object.refresh() }
    func retry() { loader.object.retry() }

    /// Presents the transfer, and shows its receipt when it has ended.
    func transfer(_ router: Router<BankNavigation.Route>) async {
        guard let receipt = await router.result(of: .transfer(from: id)) else { return }
        self.receipt = receipt
        await load()
    }
}

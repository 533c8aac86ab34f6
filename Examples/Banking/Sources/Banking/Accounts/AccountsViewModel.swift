import Loading
import Observation

/// The accounts of a kind.
@MainActor @Observable
final class AccountsViewModel {
    let kind: Account.Kind
    private let loader: Observed<CachedLoader<[Account], BankError>>

    init(_ kind: Account.Kind, _ bank: any Bank) {
        self.kind = kind
        // The bank has no cache.
        loader = Observed(
            CachedLoader { policy throws(BankError) in policy.mayFetch ? try await bank.accounts(of: kind) : nil })
    }

    var state: ViewState<[Account], BankError> { loader.object.state }
    /// The reason why the accounts may be out of date.
    var notice: BankError? { loader.object.notice }

    /// Loads the accounts, and shows those from before in the meantime.
    func load() async { await loader.object.refresh() }
    func retry() { loader.object.retry() }
}

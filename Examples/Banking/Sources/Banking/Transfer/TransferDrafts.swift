import Observation

/// The transfers that the user of a window has begun. The screens edit them, and a guard protects them.
@MainActor @Observable
final class TransferDrafts {
    private var drafts: [Account.ID: TransferDraft] = [:]

    subscript(account: Account.ID) -> TransferDraft {
        get { drafts[account] ?? TransferDraft() }
        set { drafts[account] = newValue }
    }
}

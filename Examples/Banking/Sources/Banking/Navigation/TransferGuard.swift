import FlowKit

/// The choices of a user who leaves a transfer.
enum Leaving: String { case discard, keep }

extension Question<Leaving> {
    static var leaveTransfer: Question {
        Question(
            title: "Discard this transfer?", message: "It hasn't been sent.",
            buttons: [
                Button(.discard, title: "Discard", role: .destructive), Button(.keep, title: "Keep", role: .cancel),
            ])
    }
}

extension NavigationGuard<BankNavigation> {
    /// Asks the user before a transfer is left that isn't sent. While one is being sent, its screen stays.
    static func transfers(
        _ drafts: TransferDrafts, ask: @escaping @MainActor @Sendable () async -> Leaving?
    ) -> NavigationGuard {
        .leaving("transfers") { attempt in
            !drafts.begun(in: attempt.removed).isEmpty
        } ask: { attempt in
            let begun = drafts.begun(in: attempt.removed)
            let isSending = begun.contains { drafts[$0].isSending }
            guard !isSending, await ask() == .discard else { return .refuse(.unsavedChanges) }
            for account in begun { drafts[account] = TransferDraft() }
            return .allow
        }
    }
}

extension TransferDrafts {
    /// Returns the accounts of screens with a transfer that the user has begun.
    fileprivate func begun(in screens: [BankNavigation.Route]) -> [Account.ID] {
        screens.compactMap { if case .transfer(let id) = $0, self[id] != TransferDraft() { id } else { nil } }
    }
}

import Model
import SharedUI

/// A notice with the number of pending changes, and a button that sends them.
struct OutboxNotice: View {
    let status: OutboxStatus
    /// The number of failed changes. They have notices of their own.
    let failedCount: Int
    let send: @MainActor () -> Void

    var body: some View {
        HStack(spacing: Spacing.m) {
            VStack(alignment: .leading, spacing: Spacing.xs) {
                Text("\(status.waiting - failedCount) changes waiting to be sent").font(FontStyle.note)
                if let failure = status.lastFailure, ErrorCopy(failure).isShown {
                    Text(ErrorCopy(failure).title).font(FontStyle.caption).foregroundStyle(ThemedColor.secondaryText)
                }
            }
            .accessibilityElement(children: .combine)
            .accessibilityIdentifier("account.outbox.label")
            Spacer()
            if status.isSending {
                ProgressView("Sending")
            } else {
                Button("Send now", action: send)
                    .buttonStyle(.borderless)
                    .accessibilityIdentifier("account.outbox.send.button")
            }
        }
    }
}

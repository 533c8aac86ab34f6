import Model
import SharedUI

/// A notification in the inbox.
struct NotificationRow: View {
    let notification: InboxNotification
    let open: @MainActor () -> Void

    var body: some View {
        RowButton(action: open) {
            HStack(alignment: .top, spacing: Spacing.m) {
                Icon.message.image
                    .foregroundStyle(notification.isRead ? ThemedColor.secondaryText : ThemedColor.accent)
                    .accessibilityHidden(true)
                VStack(alignment: .leading, spacing: Spacing.xs) {
                    if !notification.isRead {
                        Text("New").font(FontStyle.caption).foregroundStyle(ThemedColor.accent)
                    }
                    Text(copy.title).fontWeight(notification.isRead ? .regular : .semibold)
                    if let body = copy.body { Text(body).font(FontStyle.note) }
                    Text(notification.date, format: .day).font(FontStyle.caption).foregroundStyle(
                        ThemedColor.secondaryText)
                }
                Spacer()
                if notification.link != nil {
                    Icon.forward.image.foregroundStyle(ThemedColor.secondaryText).accessibilityHidden(true)
                }
            }
        }
        .accessibilityIdentifier("notifications.\(notification.id).row")
    }

    private var copy: NotificationCopy { NotificationCopy(notification) }
}

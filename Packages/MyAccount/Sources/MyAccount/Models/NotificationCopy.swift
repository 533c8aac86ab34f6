import FlowKit
import Model

/// The texts of a notification in the user's language.
///
/// The server sends English texts. Those that the shop sends to every user are translated, others are shown as they are.
struct NotificationCopy: Equatable {
    let title: LocalizedStringResource
    /// `nil` if there is only a title.
    let body: LocalizedStringResource?

    init(_ notification: InboxNotification) {
        title =
            switch notification.title {
            case "Welcome": "Welcome"
            case "On its way": "On its way"
            case "Order canceled": "Order canceled"
            case "Back in stock": "Back in stock"
            default: "\(notification.title)"
            }
        body =
            if notification.body == "Take a look around, and don't miss this week's brochure." {
                "Take a look around, and don't miss this week's brochure."
            } else if let order = notification.body.wholeMatch(of: /Your order (\d+) has shipped\./)?.1 {
                "Your order \(String(order)) has shipped."
            } else if let order = notification.body.wholeMatch(of: /Your order (\d+) was canceled\./)?.1 {
                "Your order \(String(order)) was canceled."
            } else if let product = notification.body.wholeMatch(of: /(.+) is back in stock\./)?.1 {
                "\(String(product)) is back in stock."
            } else {
                notification.body.isEmpty ? nil : "\(notification.body)"
            }
    }
}

import Foundation
public import Model

extension InboxNotification {
    /// Creates a notification with defaults for the values that a test doesn't depend on.
    ///
    /// - Parameters:
    ///   - id: The identifier.
    ///   - day: The day on which it was sent, in days after January 1, 2026, at noon UTC.
    ///   - title: The title.
    ///   - body: The text.
    ///   - link: The link to open.
    ///   - isRead: Whether the user has read it.
    public static func fixture(
        id: String = "n1", day: Int = 0, title: String = "Your order is on its way", body: String = "It left today.",
        link: String? = nil, isRead: Bool = false
    ) -> InboxNotification {
        InboxNotification(
            id: ID(rawValue: id), title: title, body: body,
            date: Date(timeIntervalSince1970: 1_767_268_800 + Double(day) * 86_400), link: link, isRead: isRead)
    }
}

extension [InboxNotification] {
    /// Three notifications, latest first: two unread ones, with and without a link, and a read one.
    public static var fixtures: [InboxNotification] {
        [
            .fixture(id: "n3", day: 40, link: "shop://orders/1002"),
            .fixture(id: "n2", day: 30, title: "Spring is here", body: "And with it a new brochure."),
            .fixture(id: "n1", day: 2, title: "Welcome", body: "Good to have you.", isRead: true),
        ]
    }
}

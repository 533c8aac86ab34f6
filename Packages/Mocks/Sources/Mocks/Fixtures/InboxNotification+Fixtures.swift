import Foundation
public import Model

extension InboxNotification {
    /// A notification with whatever a test cares about set.
    ///
    /// - Parameters:
    ///   - id: Its name.
    ///   - day: How many days after 1 January 2026 it was sent, at noon in Greenwich.
    ///   - title: What it is about.
    ///   - body: What it says.
    ///   - link: Where it leads.
    ///   - isRead: Whether it was read.
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
    /// Three of them, the latest first: two that nobody has read, with and without a link, and one that was read.
    public static var fixtures: [InboxNotification] {
        [
            .fixture(id: "n3", day: 40, link: "shop://orders/1002"),
            .fixture(id: "n2", day: 30, title: "Spring is here", body: "And with it a new brochure."),
            .fixture(id: "n1", day: 2, title: "Welcome", body: "Good to have you.", isRead: true),
        ]
    }
}

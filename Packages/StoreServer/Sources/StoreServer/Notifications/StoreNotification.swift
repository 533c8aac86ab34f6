/// What the store tells a user.
public struct StoreNotification: Sendable, Hashable, Codable, Identifiable {
    public let id: String
    public let title: String
    public let body: String
    /// As `2025-04-30T09:41:02.000Z`.
    public let date: String
    /// What it leads to, as `/products/12`.
    public let link: String?
    public internal(set) var isRead: Bool

    func write(to json: inout JSONWriter) {
        json.object {
            $0.field("id", id)
            $0.field("title", title)
            $0.field("body", body)
            $0.field("date", date)
            if let link { $0.field("link", link) }
            $0.field("isRead", isRead)
        }
    }
}

extension StoreNotification {
    /// What everybody is told at first.
    static func first(orders: [StoreOrder]) -> [StoreNotification] {
        let welcome = StoreNotification(
            id: "welcome", title: "Welcome", body: "Take a look around, and don't miss this week's brochure.",
            date: Timestamp(day: 500, second: 30_000).text, link: nil, isRead: false)
        let shipped = orders.first { $0.status == "shipped" }.map { order in
            StoreNotification(
                id: "shipped-\(order.id)", title: "On its way", body: "Your order \(order.id) has shipped.",
                date: order.placedAt, link: "/orders/\(order.id)", isRead: false)
        }
        return [shipped, welcome].compactMap(\.self)
    }
}

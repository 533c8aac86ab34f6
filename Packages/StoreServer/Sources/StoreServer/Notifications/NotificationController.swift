import Foundation
import Hummingbird

/// A notification of a user.
public struct StoreNotification: Sendable, Hashable, Codable, Identifiable {
    public let id: String
    public let title: String
    public let body: String
    /// The date, as in `2025-04-30T09:41:02.000Z`.
    public let date: String
    /// The link that the notification opens, as in `/products/12`.
    public let link: String?
    public internal(set) var isRead: Bool

    /// Returns the notifications that every user has at first.
    static func samples(orders: [StoreOrder]) -> [StoreNotification] {
        let welcome = StoreNotification(
            id: "welcome", title: "Welcome", body: "Take a look around, and don't miss this week's brochure.",
            date: Date(day: 500, second: 30_000).timestamp, link: nil, isRead: false)
        let shipped = orders.first { $0.status == "shipped" }.map { order in
            StoreNotification(
                id: "shipped-\(order.id)", title: "On its way", body: "Your order \(order.id) has shipped.",
                date: order.placedAt, link: "/orders/\(order.id)", isRead: false)
        }
        return [shipped, welcome].compactMap(\.self)
    }
}

/// The routes of a user's notifications and devices.
struct NotificationController {
    let accounts: Accounts
    let state: ServerState
    let orders: SampleOrders

    func addRoutes(to router: some RouterMethods<StoreRequestContext>) {
        let users = router.authenticated(by: accounts)
        users.get("notifications") { _, context in
            let user = try context.requireIdentity()
            let all = state.customer(user.id).notifications ?? samples(of: user.id)
            return try PrivateResponse(NotificationList(notifications: all, unread: all.count { !$0.isRead }))
        }
        users.put("notifications/:id/read") { request, context in
            let user = try context.requireIdentity()
            let id = try context.parameter("id")
            return try state.change(ChangeRequest(request, by: user)) { transaction in
                try transaction.markRead(id, of: user.id, samples: samples(of: user.id))
                return .noContent
            }
        }
        users.put("devices/:token") { request, context in
            try changeDevice(request, context) { transaction, user, token in transaction.addDevice(token, of: user) }
        }
        users.delete("devices/:token") { request, context in
            try changeDevice(request, context) { transaction, user, token in
                transaction.stored[user].devices.removeAll { $0 == token }
            }
        }
    }

    private func samples(of user: StoreUser.ID) -> [StoreNotification] {
        StoreNotification.samples(orders: orders.orders(of: user))
    }

    private func changeDevice(
        _ request: Request, _ context: StoreRequestContext,
        _ body: (inout StateTransaction, StoreUser.ID, String) -> Void
    ) throws -> PrivateResponse {
        let user = try context.requireIdentity()
        let token = try context.parameter("token").lowercased()
        guard (1...200).contains(token.utf8.count), token.allSatisfy({ $0.isASCII && $0.isHexDigit }) else {
            throw HTTPError.invalidDevice
        }
        return try state.change(ChangeRequest(request, by: user)) { transaction in
            body(&transaction, user.id, token)
            return .noContent
        }
    }
}

private struct NotificationList: Encodable {
    let notifications: [StoreNotification]
    let unread: Int
}

extension StateTransaction {
    /// The number of notifications that a user has at most.
    private static let maximumNotifications = 200
    private static let maximumDevices = 20

    mutating func notify(_ user: StoreUser.ID, _ notification: StoreNotification, samples: [StoreNotification]) {
        let all = [notification] + (stored[user].notifications ?? samples)
        stored[user].notifications = Array(all.prefix(Self.maximumNotifications))
    }

    fileprivate mutating func markRead(
        _ id: String, of user: StoreUser.ID, samples: [StoreNotification]
    ) throws {
        var all = stored[user].notifications ?? samples
        guard let index = all.firstIndex(where: { $0.id == id }) else { throw HTTPError.unknownNotification(id) }
        all[index].isRead = true
        stored[user].notifications = all
    }

    /// Registers a device for a user. It no longer receives the notifications of other users.
    fileprivate mutating func addDevice(_ token: String, of user: StoreUser.ID) {
        for other in stored.customers.keys { stored[other].devices.removeAll { $0 == token } }
        stored[user].devices = Array(([token] + stored[user].devices).prefix(Self.maximumDevices))
    }
}

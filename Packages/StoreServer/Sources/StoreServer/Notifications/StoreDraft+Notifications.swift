import HTTPTypes

extension StoreDraft {
    /// How many a user has at most; the oldest go first.
    static let mostNotifications = 200
    static let mostDevices = 20

    mutating func notify(_ user: StoreUser.ID, _ notification: StoreNotification, first: [StoreNotification]) {
        let all = [notification] + (state[user].notifications ?? first)
        state[user].notifications = Array(all.prefix(Self.mostNotifications))
    }

    mutating func markRead(_ id: String, of user: StoreUser.ID, first: [StoreNotification]) throws(Refusal) {
        var all = state[user].notifications ?? first
        guard let place = all.firstIndex(where: { $0.id == id }) else { throw .unknownNotification(id) }
        all[place].isRead = true
        state[user].notifications = all
    }

    /// A device tells one user at a time what is new: the one who signed in last.
    mutating func addDevice(_ token: String, of user: StoreUser.ID) {
        for other in state.customers.keys { removeDevice(token, of: other) }
        state[user].devices = Array(([token] + state[user].devices).prefix(Self.mostDevices))
    }

    mutating func removeDevice(_ token: String, of user: StoreUser.ID) {
        state[user].devices.removeAll { $0 == token }
    }
}

extension Refusal {
    static func unknownNotification(_ id: String) -> Refusal {
        Refusal(status: .notFound, message: "Notification with id '\(shown(id))' not found")
    }
    static let badDevice = Refusal(
        status: .badRequest, message: "Invalid device token - must be 1 to 200 hexadecimal digits")
}

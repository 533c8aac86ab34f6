public import Loading

/// The kinds of notifications that the user wants.
public struct NotificationSettings: Hashable, Codable, Sendable {
    /// Order updates.
    public var orders: Bool
    /// Offers and news from the shop.
    public var offers: Bool
    /// Answers from customer service.
    public var messages: Bool

    /// Creates settings. By default, the user gets everything except for offers.
    public init(orders: Bool = true, offers: Bool = false, messages: Bool = true) {
        self.orders = orders
        self.offers = offers
        self.messages = messages
    }
}

/// Loads and stores the signed-in user's notification settings. Throws ``ServiceError/unauthorized`` if the user is signed
/// out.
public protocol NotificationSettingsService: Sendable {
    /// Returns the settings. For stored settings, returns `nil` if they were never loaded.
    func notificationSettings(_ policy: FetchPolicy) async throws(ServiceError) -> NotificationSettings?

    /// Replaces the settings on the server. Nothing changes if the server can't be reached.
    func setNotificationSettings(_ settings: NotificationSettings) async throws(ServiceError)
}

import FlowKit
import Foundation
import HTTPTypes
import Loading
import Logging
import Model

/// The notification settings of the signed-in user: stored first, then the server's. Signing out deletes them.
struct NotificationSettingsRepository: NotificationSettingsService {
    /// The requests for the user's settings. Its transport uses the tokens of the same account.
    let api: APIClient
    let account: LiveAccount
    let logger: Logger
    var now: @Sendable () -> Date = { Date() }

    func notificationSettings(_ policy: FetchPolicy) async throws(ServiceError) -> NotificationSettings? {
        let session = try SessionStore(account)
        let settings = try await cache(session).load(
            .notificationSettings, [LoadDates.all], from: policy
        ) { () throws(ServiceError) in
            try await session.readRows {
                try $0.setting(.notificationSettings, as: StoredNotificationSettings.self)
            }
        } ask: { () throws(ServiceError) in
            try await api.get(
                NotificationSettingsDTO.self, path(of: session.user), asking: "notification settings"
            ).settings
        } keep: { settings, rows in
            try rows.set(
                .notificationSettings, to: StoredJSON.text(settings, as: StoredNotificationSettings.self))
        }
        try session.check()
        return settings
    }

    func setNotificationSettings(_ settings: NotificationSettings) async throws(ServiceError) {
        let session = try SessionStore(account)
        let request = api.address.request(.put, path(of: session.user), body: try WireEncoder.encode(settings))
        try await api.send(request, asking: "notification settings")
        try await cache(session).keep("the notification settings") { [now] rows in
            try rows.set(
                .notificationSettings, to: StoredJSON.text(settings, as: StoredNotificationSettings.self))
            // A response to an earlier request doesn't replace them.
            try LoadDates(rows).set(now(), of: .notificationSettings, LoadDates.all)
        }
    }

    private func path(of user: User.ID) -> [String] { ["users", user.description, "notification-settings"] }

    private func cache(_ session: SessionStore) -> ResourceCache {
        ResourceCache(store: session, logger: logger, now: now)
    }
}

struct StoredNotificationSettings: StoredFormat {
    private var orders: Bool?
    private var offers: Bool?
    private var messages: Bool?

    init(storing settings: NotificationSettings) {
        (orders, offers, messages) = (settings.orders, settings.offers, settings.messages)
    }

    func value() -> NotificationSettings {
        let standard = NotificationSettings()
        return NotificationSettings(
            orders: orders ?? standard.orders, offers: offers ?? standard.offers,
            messages: messages ?? standard.messages)
    }
}

/// The settings in the API's format. A missing one has its default.
private struct NotificationSettingsDTO: Decodable {
    let settings: NotificationSettings

    private enum CodingKeys: CodingKey {
        case orders, offers, messages
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        guard !container.allKeys.isEmpty else { throw WireProblem(container.codingPath, "it has no settings") }
        let standard = NotificationSettings()
        settings = NotificationSettings(
            orders: container.lenient(Bool.self, .orders) ?? standard.orders,
            offers: container.lenient(Bool.self, .offers) ?? standard.offers,
            messages: container.lenient(Bool.self, .messages) ?? standard.messages)
    }
}

import Hummingbird
import Model

extension NotificationSettings: RequestBody {
    static func invalidField(_ name: String) -> HTTPError { .invalidSwitch(name) }
}

/// The routes of a user's notification settings.
struct NotificationSettingsController {
    let accounts: Accounts
    let state: ServerState

    func addRoutes(to router: some RouterMethods<StoreRequestContext>) {
        router.get("users/:id/notification-settings") { request, context in
            let user = try accounts.user(of: request, named: context.parameter("id"))
            return try PrivateResponse(state.customer(user.id).notificationSettings ?? NotificationSettings())
        }
        router.put("users/:id/notification-settings") { request, context in
            let user = try accounts.user(of: request, named: context.parameter("id"))
            let settings = try await request.decode(NotificationSettings.self)
            return try state.change(ChangeRequest(request, by: user, body: settings)) { transaction in
                transaction.stored[user.id].notificationSettings = settings
                return try PrivateResponse(settings)
            }
        }
    }
}

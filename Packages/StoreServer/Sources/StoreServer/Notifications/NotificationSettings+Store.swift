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
        let owner = router.ownerOnly(by: accounts)
        owner.get("users/:id/notification-settings") { _, context in
            let user = try context.requireIdentity()
            return try PrivateResponse(state.customer(user.id).notificationSettings ?? NotificationSettings())
        }
        owner.put("users/:id/notification-settings") { request, context in
            let user = try context.requireIdentity()
            let settings = try await request.decode(NotificationSettings.self)
            return try state.change(ChangeRequest(request, by: user, body: settings)) { transaction in
                transaction.stored[user.id].notificationSettings = settings
                return try PrivateResponse(settings)
            }
        }
    }
}

import FlowKit

/// Registers the device for push notifications to the signed-in user, as long as the user allows notifications.
///
/// A request that fails is repeated by the next ``update()``. Without a session the server can't be asked to stop, so the system
/// stops delivering pushes, and another person with the device doesn't see the former user's.
public actor PushRegistration {
    private struct Registration: Hashable {
        let user: User.ID
        let token: PushToken
    }

    /// The device's permission to show notifications.
    public nonisolated let permission: any NotificationAuthorizing
    private let notifications: any NotificationService
    private let session: any SessionService
    private let clock: any Clock<Duration>
    private let limit: Duration

    private var user: User.ID?
    private var token: PushToken?
    private var isAllowed = false
    private var isSigningOut = false
    /// A Boolean value that indicates whether the system delivers pushes. `nil` until the session is known.
    private var isDelivering: Bool?
    /// The registration that the server has confirmed.
    private var confirmed: Registration?
    private var sending: Task<Void, Never>?

    /// - Parameters:
    ///   - permission: The device's permission to show notifications.
    ///   - notifications: Registers the device.
    ///   - session: Reports the signed-in user.
    ///   - clock: Measures the time.
    ///   - limit: The maximum time that signing out waits for the server.
    public init(
        _ permission: any NotificationAuthorizing, notifications: any NotificationService,
        session: any SessionService, clock: any Clock<Duration> = ContinuousClock(), limit: Duration = .seconds(3)
    ) {
        self.permission = permission
        self.notifications = notifications
        self.session = session
        self.clock = clock
        self.limit = limit
    }

    /// Observes the session, the permission and the token until the calling task is cancelled.
    public func observe() async {
        async let users: Void = followSession()
        async let authorizations: Void = followPermission()
        async let tokens: Void = followToken()
        _ = await (users, authorizations, tokens)
    }

    /// Sends what the server doesn't know yet. Returns when the server has responded.
    public func update() async {
        let task = Task { [previous = sending] in
            await previous?.value
            await self.send()
        }
        sending = task
        await task.value
    }

    private var wanted: Registration? {
        guard isAllowed, !isSigningOut, let user, let token else { return nil }
        return Registration(user: user, token: token)
    }

    private func send() async {
        let wanted = wanted
        guard wanted != confirmed else { return }
        do throws(ServiceError) {
            if let wanted {
                try await notifications.register(wanted.token)
            } else if let confirmed, confirmed.user == user {
                try await notifications.unregister(confirmed.token)
            }
            // The session may have ended in the meantime.
            confirmed = wanted?.user == user ? wanted : nil
        } catch {
            // The next update repeats the request.
        }
    }
}

// MARK: - Observing

extension PushRegistration {
    private func followSession() async {
        for await session in session.session() {
            await setUser(session.user?.id)
            await update()
        }
    }

    private func setUser(_ user: User.ID?) async {
        self.user = user
        let isSignedIn = user != nil
        // The next session registers the device again.
        if !isSignedIn { confirmed = nil }
        guard isDelivering != isSignedIn else { return }
        isDelivering = isSignedIn
        await permission.deliverPushes(isSignedIn)
    }

    private func followPermission() async {
        for await authorization in permission.authorization() {
            isAllowed = authorization.allowsNotifications
            await update()
        }
    }

    private func followToken() async {
        for await token in permission.pushToken() {
            self.token = token
            await update()
        }
    }
}

// MARK: - Signing out

extension PushRegistration {
    /// Unregisters the device, because the user is about to sign out: only a signed-in user can do that. Returns after a
    /// limited time if the server doesn't respond.
    func signOutBegins() async {
        isSigningOut = true
        let (end, continuation) = AsyncStream<Void>.makeStream()
        // A request that is slow outlives the time limit.
        Task {
            await update()
            continuation.finish()
        }
        await withTaskGroup(of: Void.self) { [clock, limit] group in
            group.addTask { for await _ in end {} }
            // Cancelled when the server has responded.
            group.addTask { try? await clock.sleep(for: limit) }
            await group.next()
            group.cancelAll()
        }
    }

    /// Registers the device again if the user is still signed in. Doesn't wait for the server.
    func signOutEnded(isSignedOut: Bool) async {
        isSigningOut = false
        if isSignedOut { await setUser(nil) }
        Task { await update() }
    }
}

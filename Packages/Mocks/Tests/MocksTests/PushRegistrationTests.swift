import FlowKit
import FlowTesting
import Mocks
import Model
import Testing

/// The device's registration for push notifications, on mock services.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct PushRegistrationTests {
    private let account = MockAccount(.signedIn(.emily))
    private let notifications = MockNotificationService()
    private let token: PushToken
    private let other: PushToken

    init() throws {
        token = try #require(PushToken("00ff"))
        other = try #require(PushToken("01ff"))
    }

    private func registration(
        _ permission: MockNotificationAuthorizing, limit: Duration = .seconds(600)
    ) -> PushRegistration {
        PushRegistration(permission, notifications: notifications, session: account, limit: limit)
    }

    private func observed(
        _ registration: PushRegistration, _ body: @MainActor () async throws -> Void
    ) async throws {
        let observing = Task { await registration.observe() }
        try await body()
        observing.cancel()
        await observing.value
    }

    @Test func itNeedsThePermissionAndASignedInUser() async throws {
        account.currentSession = .signedOut
        let permission = MockNotificationAuthorizing()
        try await observed(registration(permission)) {
            await settle(account, permission) { account.areFollowersCaughtUp && permission.areFollowersCaughtUp }
            await permission.request()
            await settle(permission) { permission.areFollowersCaughtUp }
            #expect(notifications.calls.isEmpty)
            account.currentSession = .signedIn(.emily)
            await settle(notifications) { notifications.tokens == [token] }
        }
    }

    @Test func observingAsksTheUserNothing() async throws {
        let permission = MockNotificationAuthorizing()
        try await observed(registration(permission)) {
            await settle(account, permission) { account.areFollowersCaughtUp && permission.areFollowersCaughtUp }
            #expect(permission.calls.isEmpty && notifications.calls.isEmpty)
        }
    }

    @Test func aDeniedPermissionEndsTheRegistration() async throws {
        let permission = MockNotificationAuthorizing(.authorized)
        try await observed(registration(permission)) {
            await settle(notifications) { notifications.tokens == [token] }
            permission.changeInSettings(to: .denied)
            await permission.refresh()
            await settle(notifications) { notifications.tokens.isEmpty }
            permission.changeInSettings(to: .authorized)
            await permission.refresh()
            await settle(notifications) { notifications.tokens == [token] }
        }
    }

    @Test func aNewTokenIsRegistered() async throws {
        let permission = MockNotificationAuthorizing(.authorized, token: nil)
        try await observed(registration(permission)) {
            await settle(permission) { permission.areFollowersCaughtUp }
            #expect(notifications.calls.isEmpty)
            permission.setToken(token)
            await settle(notifications) { notifications.tokens == [token] }
            permission.setToken(other)
            await settle(notifications) { notifications.calls == [.register(token), .register(other)] }
        }
    }

    @Test func aFailureIsRepeatedByTheNextUpdate() async throws {
        notifications.failure = .offline
        let registration = registration(MockNotificationAuthorizing(.authorized))
        try await observed(registration) {
            await settle(notifications) { !notifications.calls.isEmpty }
            await registration.update()
            #expect(notifications.tokens.isEmpty)
            notifications.failure = nil
            await registration.update()
            #expect(notifications.tokens == [token])
            notifications.forgetCalls()
            await registration.update()
            #expect(notifications.calls.isEmpty, "the server knows it")
        }
    }

    @Test func signingOutUnregistersFirst() async throws {
        let registration = registration(MockNotificationAuthorizing(.authorized))
        let signOut = SignOut(account, push: registration)
        try await observed(registration) {
            await settle(notifications) { notifications.tokens == [token] }
            notifications.hold { $0 == .unregister(token) }
            let signingOut = Task { try await signOut() }
            await notifications.waitUntilHeld()
            #expect(account.currentSession == .signedIn(.emily), "the request needs the session")
            notifications.release()
            try await signingOut.value
            #expect(notifications.tokens.isEmpty)
            account.currentSession = .signedIn(.michael)
            await settle(notifications) { notifications.tokens == [token] }
        }
    }

    @Test func aServerThatDoesNotRespondDoesNotKeepTheUserSignedIn() async throws {
        let registration = registration(MockNotificationAuthorizing(.authorized), limit: .zero)
        try await observed(registration) {
            await settle(notifications) { notifications.tokens == [token] }
            notifications.hold { $0 == .unregister(token) }
            try await SignOut(account, push: registration)()
            #expect(account.currentSession == .signedOut)
            notifications.release()
        }
    }

    @Test(arguments: [User.emily, .michael])
    func expiredSessionEndsTheDeliveryUntilAUserSignsIn(_ next: User) async throws {
        let permission = MockNotificationAuthorizing(.authorized)
        try await observed(registration(permission)) {
            await settle(notifications, permission) { notifications.tokens == [token] }
            #expect(permission.deliversPushes == true)
            account.currentSession = .signedOut
            await settle(permission) { permission.deliversPushes == false }
            #expect(notifications.calls == [.register(token)], "without a session the server can't be asked")
            account.currentSession = .signedIn(next)
            await settle(permission, notifications) {
                permission.deliversPushes == true && notifications.calls == [.register(token), .register(token)]
            }
        }
    }

    @Test func signingOutWithoutAConnectionEndsTheDelivery() async throws {
        let permission = MockNotificationAuthorizing(.authorized)
        let registration = registration(permission)
        try await observed(registration) {
            await settle(notifications) { notifications.tokens == [token] }
            notifications.failure = .offline
            try await SignOut(account, push: registration)()
            #expect(permission.deliversPushes == false)
            #expect(notifications.tokens == [token], "the server wasn't reached")
        }
    }

    @Test func signedOutDeviceGetsNoPushesAtLaunch() async throws {
        account.currentSession = .signedOut
        let permission = MockNotificationAuthorizing(.authorized)
        try await observed(registration(permission)) { await settle(permission) { permission.deliversPushes == false } }
    }

    @Test func failedSignOutRegistersTheTokenAgain() async throws {
        let registration = registration(MockNotificationAuthorizing(.authorized))
        account.unsent = UnsentChanges(orders: 1)
        try await observed(registration) {
            await settle(notifications) { notifications.tokens == [token] }
            await #expect(throws: SignOutError.unsentChanges(account.unsent)) {
                try await SignOut(account, push: registration)()
            }
            await settle(notifications) {
                notifications.calls == [.register(token), .unregister(token), .register(token)]
            }
        }
    }
}

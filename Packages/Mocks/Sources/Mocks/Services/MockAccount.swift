public import FlowKit
public import Model
import Synchronization

/// In-memory users and the current session: an authentication and a session service. It also creates accounts and replaces
/// forgotten passwords.
public final class MockAccount: AuthenticationService, SessionService, RegistrationService, PasswordService,
    Controllable
{
    public enum Call: Hashable, Sendable {
        /// A sign-in. The password isn't recorded.
        case signIn(username: String)
        case signOut
        /// A registration. The password isn't recorded.
        case register(username: String)
        case requestReset(email: String)
        /// A new password, which isn't recorded.
        case reset(token: String)
    }

    /// A user with a password.
    public struct Login: Hashable, Sendable {
        public var user: User
        public var password: String

        public init(_ user: User, password: String) {
            self.user = user
            self.password = password
        }

        /// `emilys`, with the password `emilyspass`.
        public static let emily = Login(.emily, password: "emilyspass")
        /// `michaelw`, with the password `michaelwpass`.
        public static let michael = Login(.michael, password: "michaelwpass")
    }

    public let control = MockControl<Call>()
    private let current: MockState<Session>
    private let logins: MockState<[Login]>
    private let refused = Mutex<[Registration.Field: RegistrationProblem]>([:])
    private let pending = Mutex(UnsentChanges.none)
    private let local = Mutex<Set<DeviceOnlyData>>([])

    /// - Parameters:
    ///   - session: The initial session.
    ///   - logins: The users that can sign in.
    public init(_ session: Session = .signedOut, logins: [Login] = [.emily, .michael]) {
        current = MockState(session, control.changes)
        self.logins = MockState(logins, control.changes)
    }

    /// The current session. Setting it notifies observers, as if the server had ended the session.
    public var currentSession: Session {
        get { current.value }
        set { current.send(newValue) }
    }

    /// The changes that signing out would discard.
    public var unsent: UnsentChanges {
        get { pending.withLock { $0 } }
        set { pending.withLock { $0 = newValue } }
    }

    /// The kinds of data that only this device has.
    public var deviceOnly: Set<DeviceOnlyData> {
        get { local.withLock { $0 } }
        set { local.withLock { $0 = newValue } }
    }

    /// The number of streams of the session that are followed.
    public var watcherCount: Int { current.watcherCount }

    public func session() -> AsyncStream<Session> {
        current.values { $0 }
    }

    /// Returns a stream of the signed-in user, followed by every change. `nil` while the user is signed out.
    func users() -> AsyncStream<User?> {
        current.values { $0.user }
    }

    @discardableResult
    public func signIn(username: String, password: String) async throws(SignInError) -> User {
        do throws(ServiceError) {
            try await control.answer(.signIn(username: username))
        } catch {
            throw .service(error)
        }
        guard let login = logins.value.first(where: { $0.user.username == username && $0.password == password }) else {
            throw .wrongCredentials
        }
        current.send(.signedIn(login.user))
        return login.user
    }

    public func unsentChanges() async throws(ServiceError) -> UnsentChanges { unsent }

    public func deviceOnlyData() async throws(ServiceError) -> Set<DeviceOnlyData> { deviceOnly }

    public func signOut(discarding confirmed: UnsentChanges) async throws(SignOutError) {
        do throws(ServiceError) { try await control.answer(.signOut) } catch { throw .service(error) }
        guard unsent.isCovered(by: confirmed) else { throw .unsentChanges(unsent) }
        unsent = .none
        current.send(.signedOut)
    }
}

// MARK: - New accounts and passwords

extension MockAccount {
    /// The token of the link that every user gets.
    public static let resetToken = "valid-token"

    /// The fields that the server refuses at the next registration, in addition to usernames and addresses of known users.
    public var refusedFields: [Registration.Field: RegistrationProblem] {
        get { refused.withLock { $0 } }
        set { refused.withLock { $0 = newValue } }
    }

    @discardableResult
    public func register(_ registration: Registration) async throws(RegistrationError) -> User {
        do throws(ServiceError) {
            try await control.answer(.register(username: registration.username))
        } catch {
            throw .service(error)
        }
        var problems = registration.problems.merging(refusedFields) { $1 }
        for login in logins.value {
            if login.user.username == registration.username { problems[.username] = .taken(.username) }
            if login.user.email == registration.email { problems[.email] = .taken(.email) }
        }
        guard problems.isEmpty else { throw .refused(problems) }
        let user = User(
            id: User.ID(rawValue: 100 + logins.value.count), username: registration.username, email: registration.email,
            firstName: registration.firstName, lastName: registration.lastName)
        logins.update { $0.append(Login(user, password: registration.password)) }
        current.send(.signedIn(user))
        return user
    }

    public func requestReset(email: String) async throws(ServiceError) {
        try await control.answer(.requestReset(email: email))
    }

    /// Sets the password of the first user. Only ``resetToken`` is valid.
    public func reset(with token: SecretText, to password: String) async throws(PasswordResetError) {
        do throws(ServiceError) {
            try await control.answer(.reset(token: token.revealed))
        } catch {
            throw .service(error)
        }
        guard token.revealed == Self.resetToken else { throw .invalidLink }
        guard PasswordRule.areMet(by: password) else { throw .invalidPassword }
        logins.update { if !$0.isEmpty { $0[0].password = password } }
    }
}

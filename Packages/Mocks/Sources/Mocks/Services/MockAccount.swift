import FlowKit
public import Model
import Synchronization

/// In-memory users and the current session: an authentication and a session service.
public final class MockAccount: AuthenticationService, SessionService, Controllable {
    public enum Call: Hashable, Sendable {
        /// A sign-in. The password isn't recorded.
        case signIn(username: String)
        case signOut
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
    private let logins: [Login]
    private let pending = Mutex(UnsentChanges.none)

    /// - Parameters:
    ///   - session: The initial session.
    ///   - logins: The users that can sign in.
    public init(_ session: Session = .signedOut, logins: [Login] = [.emily, .michael]) {
        current = MockState(session, control.changes)
        self.logins = logins
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
        guard let login = logins.first(where: { $0.user.username == username && $0.password == password }) else {
            throw .wrongCredentials
        }
        current.send(.signedIn(login.user))
        return login.user
    }

    public func unsentChanges() async throws(ServiceError) -> UnsentChanges { unsent }

    public func signOut(discarding confirmed: UnsentChanges) async throws(SignOutError) {
        do throws(ServiceError) { try await control.answer(.signOut) } catch { throw .service(error) }
        guard unsent.isCovered(by: confirmed) else { throw .unsentChanges(unsent) }
        unsent = .none
        current.send(.signedOut)
    }
}

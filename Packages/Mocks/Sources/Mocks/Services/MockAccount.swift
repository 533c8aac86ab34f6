import FlowKit
public import Model

/// Users in memory, and who of them is signed in: both services of an account in one.
public final class MockAccount: AuthenticationService, SessionService, Controllable {
    public enum Call: Hashable, Sendable {
        /// Without the password: nobody keeps that.
        case signIn(username: String)
        case signOut
    }

    /// Somebody who can sign in.
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
    private let current: CurrentValue<Session>
    private let logins: [Login]

    /// - Parameters:
    ///   - session: Who is signed in to begin with.
    ///   - logins: Who can sign in.
    public init(_ session: Session = .signedOut, logins: [Login] = [.emily, .michael]) {
        current = CurrentValue(session)
        self.logins = logins
    }

    /// Who is signed in. Whoever watches is told of a change, as when the server ends a session by itself.
    public var currentSession: Session {
        get { current.value }
        set { current.send(newValue) }
    }

    public func session() -> AsyncStream<Session> {
        current.values { $0 }
    }

    /// Who is signed in, then every change of it; nil while nobody is.
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

    public func signOut() async throws(ServiceError) {
        try await control.answer(.signOut)
        current.send(.signedOut)
    }
}

public import FlowKit

/// Creates accounts.
public protocol RegistrationService: Sendable {
    /// Creates an account and signs the user in, as ``AuthenticationService/signIn(username:password:)`` does.
    @discardableResult
    func register(_ registration: Registration) async throws(RegistrationError) -> User
}

/// A reason why an account wasn't created.
public enum RegistrationError: Error, Hashable, Sendable {
    /// The server refuses these fields.
    case refused([Registration.Field: RegistrationProblem])
    /// The service failed.
    case service(ServiceError)
}

/// Replaces forgotten passwords.
public protocol PasswordService: Sendable {
    /// Asks the server to send a link with which the user of this email address can choose a new password. Succeeds in the
    /// same way if there is no such user.
    func requestReset(email: String) async throws(ServiceError)

    /// Sets a new password. The user is signed out on all devices.
    ///
    /// - Parameters:
    ///   - token: The token of the link. It works once, and for a limited time.
    ///   - password: The new password.
    func reset(with token: SecretText, to password: String) async throws(PasswordResetError)
}

/// A reason why the password wasn't changed.
public enum PasswordResetError: Error, Hashable, Sendable {
    /// The link is unknown, expired, or was already used.
    case invalidLink
    /// The password breaks a ``PasswordRule``.
    case invalidPassword
    /// The service failed.
    case service(ServiceError)
}

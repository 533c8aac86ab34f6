/// A reason why sign-in failed.
public enum SignInError: Error, Hashable, Sendable {
    /// The username or the password is wrong. The server doesn't say which.
    case wrongCredentials
    /// The service failed.
    case service(ServiceError)
}

extension SignInError: CustomStringConvertible {
    /// A text for developers and logs. It contains neither the username nor the password.
    public var description: String {
        switch self {
        case .wrongCredentials: "The username or password is incorrect. Check both and try again."
        case .service(let error): "\(error)"
        }
    }
}

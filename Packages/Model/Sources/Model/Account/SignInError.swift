/// Why signing in did not work.
public enum SignInError: Error, Hashable, Sendable {
    /// There is no user of that name with that password. Which of the two is wrong, nobody says.
    case wrongCredentials
    /// The service did not answer.
    case service(ServiceError)
}

extension SignInError: CustomStringConvertible {
    /// For developers and logs. It names neither the user nor the password.
    public var description: String {
        switch self {
        case .wrongCredentials: "There is no user of that name with that password. Check both and try again."
        case .service(let error): "\(error)"
        }
    }
}

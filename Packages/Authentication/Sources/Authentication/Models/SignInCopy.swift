import FlowKit
import Model

/// The message for a failed sign-in.
struct SignInCopy: Equatable {
    let message: LocalizedStringResource

    init(_ error: SignInError) {
        message =
            switch error {
            case .wrongCredentials, .service(.unauthorized):
                "The username or password is incorrect. Check both and try again."
            case .service(let error):
                FormCopy.message(error)
            }
    }
}

extension SignInError {
    /// A Boolean value that indicates whether the server doesn't know the username or the password.
    var meansWrongCredentials: Bool { self == .wrongCredentials || self == .service(.unauthorized) }
}

import Model
import SharedUI

/// The message for a failed sign-in.
struct SignInCopy: Hashable {
    let message: String

    init(_ error: SignInError) {
        message =
            switch error {
            case .wrongCredentials, .service(.unauthorized):
                "The username or password is incorrect. Check both and try again."
            case .service(.offline):
                // There is no automatic retry, because the password isn't stored.
                "\(ErrorCopy(.offline).title). Check your connection and try again."
            case .service(let error):
                "\(ErrorCopy(error).title). \(ErrorCopy(error).message)"
            }
    }
}

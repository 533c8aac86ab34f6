import Model
import SharedUI

/// What a person is told when signing in did not work.
struct SignInCopy: Hashable {
    let message: String

    init(_ error: SignInError) {
        message =
            switch error {
            case .wrongCredentials, .service(.unauthorised):
                "The user name or the password is wrong. Check both and try again."
            case .service(.offline):
                // Nothing is sent again by itself: the password is not kept.
                "\(ErrorCopy(.offline).title). Check your connection and try again."
            case .service(let error):
                "\(ErrorCopy(error).title). \(ErrorCopy(error).message)"
            }
    }
}

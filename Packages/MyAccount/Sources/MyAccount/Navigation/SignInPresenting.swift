import FlowKit
import Model

/// A screen on which the user can sign in.
@MainActor
protocol SignInPresenting {
    var router: Router<MyAccountRoute>? { get }
}

extension SignInPresenting {
    /// Presents sign-in, and returns the user. Returns `nil` if it is dismissed. The router isn't retained in the meantime.
    func signedInUser() async -> User? {
        let presentation = router?.presentation(of: .signIn)
        return await presentation?.result
    }
}

import FlowKit
import Model

extension Router<MyAccountRoute> {
    /// Presents sign-in. Awaiting the result doesn't retain the router, and ends when the router is released.
    func signingIn() -> Presentation<User> { presentation(of: .signIn) }

    /// Returns the user to the presenter and removes the sign-in screen, whether it was presented or pushed.
    func finishSignIn(with user: User) {
        if !finish(with: user), currentRoutes.last == .signIn { pop() }
    }
}

import FlowKit
import Model

extension Router<MyAccountRoute> {
    /// Has somebody sign in. Whoever waits for the result does not hold the router, and hears of its end.
    func signingIn() -> Presentation<User> { presentation(of: .signIn) }

    /// Gives the user to whoever presented the sign-in, and takes it away, however it came up.
    func finishSignIn(with user: User) {
        if !finish(with: user), currentRoutes.last == .signIn { pop() }
    }
}

import FlowKit
import Model

extension Router<MyAccountRoute> {
    /// Has somebody sign in, and waits until they did; nil when they rather did not.
    func signIn() async -> User? {
        present(.signIn)
        return nil
    }

    /// Takes the sign-in away, however it came up.
    func leaveSignIn() {
        if sheet == .signIn { dismiss() } else if currentRoutes.last == .signIn { pop() }
    }
}

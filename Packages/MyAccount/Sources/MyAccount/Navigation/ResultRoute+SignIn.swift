public import FlowKit
public import Model

extension ResultRoute<MyAccountRoute, User> {
    /// Sign-in, which ends with the user.
    public static var signIn: Self { ResultRoute(.signIn) }
}

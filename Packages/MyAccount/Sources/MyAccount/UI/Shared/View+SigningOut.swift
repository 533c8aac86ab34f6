import SharedUI

extension View {
    /// Presents an alert if signing out fails.
    func signingOut(_ signingOut: SigningOut) -> some View { modifier(SigningOutFailure(signingOut: signingOut)) }
}

private struct SigningOutFailure: ViewModifier {
    @ObservedObject var signingOut: SigningOut

    func body(content: Content) -> some View { content.alert($signingOut.alert) }
}

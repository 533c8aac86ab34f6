import SharedUI

extension View {
    /// Shows what went wrong when somebody was to be signed out.
    func signingOut(_ signingOut: SigningOut) -> some View { modifier(SigningOutFailure(signingOut: signingOut)) }
}

private struct SigningOutFailure: ViewModifier {
    @ObservedObject var signingOut: SigningOut

    func body(content: Content) -> some View { content.alert($signingOut.alert) }
}

import SharedUI

/// A button that signs the user out and shows progress.
struct SignOutButton: View {
    @ObservedObject private var signingOut: SigningOut
    private let identifier: String

    init(_ signingOut: SigningOut, identifier: String) {
        self.signingOut = signingOut
        self.identifier = identifier
    }

    var body: some View {
        Button(role: .destructive) {
            signingOut.ask()
        } label: {
            if signingOut.isWorking { ProgressView("Signing out") } else { Text("Sign out") }
        }
        .disabled(signingOut.isWorking)
        .accessibilityIdentifier(identifier)
    }
}

extension View {
    /// Presents an alert if signing out fails.
    func signingOut(_ signingOut: SigningOut) -> some View { modifier(SigningOutFailure(signingOut: signingOut)) }
}

private struct SigningOutFailure: ViewModifier {
    @ObservedObject var signingOut: SigningOut

    func body(content: Content) -> some View { content.alert($signingOut.alert) }
}

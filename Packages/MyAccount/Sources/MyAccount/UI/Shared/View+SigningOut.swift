import SharedUI

extension View {
    /// Shows the question before somebody is signed out, and what went wrong afterwards.
    func signingOut(_ signingOut: SigningOut) -> some View { modifier(SigningOutDialogs(signingOut: signingOut)) }
}

private struct SigningOutDialogs: ViewModifier {
    @ObservedObject var signingOut: SigningOut

    func body(content: Content) -> some View {
        content
            .confirmationDialog("Sign out?", isPresented: $signingOut.isAsking, titleVisibility: .visible) {
                Button("Sign out", role: .destructive) { Task { await signingOut.confirm() } }
                Button("Cancel", role: .cancel) {}
            } message: {
                Text("Your orders leave this device. They are here again when you sign in.")
            }
            .alert($signingOut.alert)
    }
}

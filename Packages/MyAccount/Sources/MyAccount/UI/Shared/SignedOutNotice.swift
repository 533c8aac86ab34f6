import SharedUI

/// The content of a screen that requires sign-in while the user is signed out.
struct SignedOutNotice: View {
    let signIn: @MainActor () -> Void

    var body: some View {
        SignInInvitation(
            title: "You're signed out", message: "Sign in to see your orders.", identifier: "orders.sign-in.button",
            signIn: signIn)
    }
}

import SharedUI

/// What a screen of the user's shows when nobody is signed in (any more).
struct SignedOutNotice: View {
    let signIn: @MainActor () -> Void

    var body: some View {
        SignInInvitation(
            title: "You are signed out", message: "Sign in to see your orders.", identifier: "orders.sign-in.button",
            signIn: signIn)
    }
}

import SharedUI

/// An invitation to sign in, with a button.
struct SignInInvitation: View {
    let title: LocalizedStringResource
    let message: LocalizedStringResource
    let identifier: String
    let signIn: @MainActor () -> Void

    var body: some View {
        VStack(spacing: Spacing.m) {
            Icon.person.image
                .font(FontStyle.hero)
                .foregroundStyle(ThemedColor.secondaryText)
                .accessibilityHidden(true)
            Text(title).font(FontStyle.title).accessibilityAddTraits(.isHeader)
            Text(message).foregroundStyle(ThemedColor.secondaryText).multilineTextAlignment(.center)
            ThemedButton("Sign in", action: signIn).accessibilityIdentifier(identifier)
        }
        .padding(Spacing.xl)
        .frame(maxWidth: .infinity)
    }
}

/// The content of a screen that requires sign-in while the user is signed out.
struct SignedOutNotice: View {
    var message: LocalizedStringResource = "Sign in to see your orders."
    let signIn: @MainActor () -> Void

    var body: some View {
        SignInInvitation(
            title: "You're signed out", message: message, identifier: "orders.sign-in.button",
            signIn: signIn)
    }
}

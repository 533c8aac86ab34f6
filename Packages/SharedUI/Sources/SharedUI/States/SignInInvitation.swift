/// An invitation to sign in, with a button.
public struct SignInInvitation: View {
    private let title: LocalizedStringResource
    private let message: LocalizedStringResource
    private let identifier: String
    private let signIn: @MainActor () -> Void

    public init(
        title: LocalizedStringResource, message: LocalizedStringResource, identifier: String,
        signIn: @escaping @MainActor () -> Void
    ) {
        self.title = title
        self.message = message
        self.identifier = identifier
        self.signIn = signIn
    }

    public var body: some View {
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
public struct SignedOutNotice: View {
    private let message: LocalizedStringResource
    private let signIn: @MainActor () -> Void

    public init(message: LocalizedStringResource, signIn: @escaping @MainActor () -> Void) {
        self.message = message
        self.signIn = signIn
    }

    public var body: some View {
        SignInInvitation(
            title: "You're signed out", message: message, identifier: "orders.sign-in.button",
            signIn: signIn)
    }
}

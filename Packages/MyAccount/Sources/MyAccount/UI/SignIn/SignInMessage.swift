import SharedUI

/// Why signing in did not work. Who does not see it is told when it appears.
struct SignInMessage: View {
    private let message: String

    init(_ message: String) {
        self.message = message
    }

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: Spacing.s) {
            Icon.warning.image.accessibilityHidden(true)
            Text(message)
                .accessibilityAddTraits(.updatesFrequently)
                .accessibilityIdentifier("sign-in.message.label")
        }
        .font(FontStyle.note)
        .foregroundStyle(ThemedColor.sale)
    }
}

import SharedUI

/// Why signing in did not work. It is there before it says anything: who does not see it is told when it does.
struct SignInMessage: View {
    private let message: String?

    init(_ message: String?) {
        self.message = message
    }

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: Spacing.s) {
            if message != nil { Icon.warning.image.accessibilityHidden(true) }
            Text(message ?? "")
                .accessibilityAddTraits(.updatesFrequently)
                .accessibilityIdentifier("sign-in.message.label")
        }
        .font(FontStyle.note)
        .foregroundStyle(ThemedColor.sale)
        .padding(.top, message == nil ? 0 : Spacing.l)
    }
}

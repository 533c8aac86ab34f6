import SharedUI

/// Why signing in did not work. Who does not see it is told when it appears.
struct SignInMessage: View {
    private let message: String

    init(_ message: String) {
        self.message = message
    }

    var body: some View {
        Label(message, systemImage: Icon.warning.systemName)
            .font(FontStyle.note)
            .foregroundStyle(ThemedColor.sale)
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.updatesFrequently)
            .accessibilityIdentifier("sign-in.message.label")
    }
}

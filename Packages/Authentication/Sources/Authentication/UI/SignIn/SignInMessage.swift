import SharedUI

/// The message about a failed sign-in. The element exists before it has a text, so that assistive technologies announce
/// the text when it appears.
struct SignInMessage: View {
    private let message: LocalizedStringResource?

    init(_ message: LocalizedStringResource?) {
        self.message = message
    }

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: Spacing.s) {
            if message != nil { Icon.warning.image.accessibilityHidden(true) }
            Text(message ?? "")
                .accessibilityAddTraits(.updatesFrequently)
                .announces(message)
                .accessibilityIdentifier("sign-in.message.label")
        }
        .font(FontStyle.note)
        .foregroundStyle(ThemedColor.sale)
        .padding(.top, message == nil ? 0 : Spacing.l)
    }
}

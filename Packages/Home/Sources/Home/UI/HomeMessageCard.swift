import Model
import SharedUI

/// A message of the shop as a card.
struct HomeMessageCard: View {
    let message: InAppMessage
    let open: @MainActor () -> Void
    let dismiss: @MainActor () -> Void

    var body: some View {
        HStack(alignment: .top, spacing: Spacing.m) {
            VStack(alignment: .leading, spacing: Spacing.s) {
                Text(message.title).font(FontStyle.heading).accessibilityAddTraits(.isHeader)
                if !message.text.isEmpty {
                    Text(message.text).foregroundStyle(ThemedColor.secondaryText)
                }
                if message.link != nil {
                    ThemedButton("Open", style: .secondary, action: open)
                        .accessibilityLabel("Open: \(message.title)")
                        .accessibilityIdentifier("\(identifier).open.button")
                }
            }
            Spacer()
            Button(action: dismiss) { Icon.close.image }
                .buttonStyle(.borderless)
                .accessibilityLabel("Dismiss: \(message.title)")
                .accessibilityIdentifier("\(identifier).dismiss.button")
        }
        .padding(Spacing.l)
        .background(ThemedColor.surface, in: RoundedRectangle(cornerRadius: CornerRadius.m))
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("\(identifier).card")
    }

    private var identifier: String { "home.message-\(message.id)" }
}

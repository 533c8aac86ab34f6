/// The title and the first lines of a message.
struct MessageBannerText: View {
    let title: LocalizedStringResource
    let message: LocalizedStringResource?

    var body: some View {
        HStack(alignment: .top, spacing: Spacing.m) {
            Icon.message.image.foregroundStyle(ThemedColor.accent).accessibilityHidden(true)
            VStack(alignment: .leading, spacing: Spacing.xxs) {
                Text(title).font(FontStyle.heading).standardLineLimit(1).truncationMode(.tail)
                if let message {
                    Text(message)
                        .font(FontStyle.note)
                        .foregroundStyle(ThemedColor.secondaryText)
                        .standardLineLimit(3)
                        .truncationMode(.tail)
                        .multilineTextAlignment(.leading)
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }
}

import SharedUI

/// The screen that replaces the app if the server no longer supports this version.
struct UpdateRequiredView: View {
    let update: RequiredUpdate

    var body: some View {
        VStack(spacing: Spacing.l) {
            EmptyStateView(
                icon: .warning, title: "Please update the app",
                message: "The shop requires version \(update.version) or later. Everything in your bag is saved.")
            if let url = update.url {
                Link("Update now", destination: url)
                    .accessibilityIdentifier("update.required.link")
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("update.required.screen")
    }
}

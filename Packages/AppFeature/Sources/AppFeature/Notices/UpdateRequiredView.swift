import SharedUI

/// What stands in the place of the app when the server takes this version no more.
struct UpdateRequiredView: View {
    let update: RequiredUpdate

    var body: some View {
        VStack(spacing: Spacing.l) {
            EmptyStateView(
                icon: .warning, title: "Please update the app",
                message: "The shop needs version \(update.version) or a later one. What is in your bag stays there.")
            if let url = update.url {
                Link("Get the new version", destination: url)
                    .accessibilityIdentifier("update.required.link")
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("update.required.screen")
    }
}

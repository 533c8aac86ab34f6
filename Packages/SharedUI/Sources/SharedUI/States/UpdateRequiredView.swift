public import Model

/// The screen that replaces the app if the server no longer supports this version.
public struct UpdateRequiredView: View {
    private let version: AppVersion
    private let url: URL?

    /// - Parameters:
    ///   - version: The oldest version that the server supports.
    ///   - url: The page that installs the update. `nil` for no link to it.
    public init(version: AppVersion, url: URL?) {
        self.version = version
        self.url = url
    }

    public var body: some View {
        VStack(spacing: 0) {
            EmptyStateView(
                icon: .warning, title: "Please update the app",
                message: "The shop requires version \(version.description) or later. Everything in your bag is saved."
            )
            if let url {
                Link("Update now", destination: url)
                    .prominentButtonStyle()
                    .accessibilityIdentifier("update.required.link")
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("update.required.screen")
    }
}

/// The empty state of a screen.
public struct EmptyStateView: View {
    private let icon: Icon
    private let title: LocalizedStringResource
    private let message: LocalizedStringResource
    private let actionTitle: LocalizedStringResource?
    private let action: (@MainActor () -> Void)?
    private var titleIdentifier: String?

    public init(icon: Icon, title: LocalizedStringResource, message: LocalizedStringResource) {
        self.icon = icon
        self.title = title
        self.message = message
        actionTitle = nil
        action = nil
    }

    /// Creates an empty state with an optional button.
    public init(
        icon: Icon, title: LocalizedStringResource, message: LocalizedStringResource,
        actionTitle: LocalizedStringResource, action: @escaping @MainActor () -> Void
    ) {
        self.icon = icon
        self.title = title
        self.message = message
        self.actionTitle = actionTitle
        self.action = action
    }

    public var body: some View {
        VStack(spacing: Spacing.m) {
            icon.image.font(FontStyle.hero).foregroundStyle(ThemedColor.secondaryText).accessibilityHidden(true)
            heading
            Text(message).foregroundStyle(ThemedColor.secondaryText)
            if let actionTitle, let action { ThemedButton(actionTitle, action: action) }
        }
        .multilineTextAlignment(.center)
        .padding(Spacing.xl)
        .frame(maxWidth: .infinity)
    }

    @ViewBuilder private var heading: some View {
        let text = Text(title).font(FontStyle.title).accessibilityAddTraits(.isHeader)
        if let titleIdentifier { text.accessibilityIdentifier(titleIdentifier) } else { text }
    }

    /// Returns the view with an accessibility identifier for its title.
    func titleIdentified(by identifier: String) -> EmptyStateView {
        var identified = self
        identified.titleIdentifier = identifier
        return identified
    }
}

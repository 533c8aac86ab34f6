/// The shop's button. A screen has one prominent button and any number of others.
public struct ThemedButton: View {
    public enum Style: Hashable, Sendable {
        /// The prominent button of a screen.
        case primary
        /// Any other button.
        case secondary
        /// A button without a background.
        case plain
        /// A button without a background that removes something.
        case destructive
    }

    private let title: LocalizedStringResource
    private let icon: Icon?
    private let style: Style
    private let isLoading: Bool
    private let isWide: Bool
    private let action: @MainActor () -> Void

    /// - Parameters:
    ///   - title: The title.
    ///   - icon: A symbol before the title.
    ///   - style: The prominence of the button.
    ///   - isLoading: Whether the action is in progress. The button shows an indicator then, and is disabled.
    ///   - isWide: Whether the button takes the whole width.
    ///   - action: The action of a tap.
    public init(
        _ title: LocalizedStringResource, icon: Icon? = nil, style: Style = .primary, isLoading: Bool = false,
        isWide: Bool = false,
        action: @escaping @MainActor () -> Void
    ) {
        self.title = title
        self.icon = icon
        self.style = style
        self.isLoading = isLoading
        self.isWide = isWide
        self.action = action
    }

    public var body: some View {
        switch style {
        case .primary: button.prominentButtonStyle()
        case .secondary: button.buttonStyle(.bordered)
        case .plain, .destructive: button.buttonStyle(.borderless)
        }
    }

    private var button: some View {
        Button(role: style == .destructive ? .destructive : nil, action: action) {
            if isWide { label.frame(maxWidth: .infinity) } else { label }
        }
        .disabled(isLoading)
    }

    @ViewBuilder private var label: some View {
        if isLoading {
            HStack(spacing: Spacing.s) {
                ProgressView()
                Text(title)
            }
        } else if let icon {
            Label {
                Text(title)
            } icon: {
                icon.image
            }
        } else {
            Text(title)
        }
    }
}

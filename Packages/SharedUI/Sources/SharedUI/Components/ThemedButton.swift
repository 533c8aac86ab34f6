/// The shop's button. A screen has one prominent button and any number of secondary buttons.
public struct ThemedButton: View {
    public enum Style: Hashable, Sendable { case primary, secondary }

    private let title: String
    private let icon: Icon?
    private let style: Style
    private let action: @MainActor () -> Void

    public init(_ title: String, icon: Icon? = nil, style: Style = .primary, action: @escaping @MainActor () -> Void) {
        self.title = title
        self.icon = icon
        self.style = style
        self.action = action
    }

    public var body: some View {
        switch style {
        case .primary: button.prominentButtonStyle()
        case .secondary: button.buttonStyle(.bordered)
        }
    }

    private var button: some View {
        Button(action: action) {
            if let icon {
                Label(title, systemImage: icon.systemName)
            } else {
                Text(title)
            }
        }
    }
}

/// A banner for a message that arrives while the app is in use, such as a push notification.
///
/// Show it in an inset at the top, `.safeAreaInset(edge: .top)`: around the app's root for a banner above all screens,
/// or around a screen's content for a banner of that screen. Assistive technologies announce the banner without moving
/// the focus. The user dismisses it with its button, by swiping up, or with Escape while it has the focus.
///
/// Its elements are `<identifier>.banner`, `<identifier>.open.button` (`<identifier>.label` without an `open` action)
/// and `<identifier>.dismiss.button`.
public struct MessageBanner: View {
    private let title: LocalizedStringResource
    private let message: LocalizedStringResource?
    private let identifier: String
    private let open: (@MainActor () -> Void)?
    private let dismiss: @MainActor () -> Void

    /// - Parameters:
    ///   - title: The title, limited to one line.
    ///   - message: The message. Three lines are shown; assistive technologies read all of it.
    ///   - identifier: The prefix of the accessibility identifiers: `inbox.message`.
    ///   - open: The action of a tap, or `nil` if the message can't be opened.
    ///   - dismiss: Dismisses the message. Opening a message doesn't dismiss it.
    public init(
        title: LocalizedStringResource, message: LocalizedStringResource?, identifier: String,
        open: (@MainActor () -> Void)?,
        dismiss: @escaping @MainActor () -> Void
    ) {
        self.title = title
        self.message = message
        self.identifier = identifier
        self.open = open
        self.dismiss = dismiss
    }

    public var body: some View {
        HStack(alignment: .top, spacing: Spacing.m) {
            content
            dismissButton
        }
        .padding(Spacing.m)
        .frame(maxWidth: 560)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: CornerRadius.m))
        .elevation(.floating)
        .onSwipeUp(perform: dismiss)
        .padding(.horizontal, Spacing.m)
        .accessibilityElement(children: .contain)
        .accessibilityAction(.escape, dismiss)
        .accessibilityIdentifier("\(identifier).banner")
        .announces(message.map { "\(localized: title). \(localized: $0)" } ?? title)
    }

    @ViewBuilder private var content: some View {
        if let open {
            Button(action: open) { MessageBannerText(title: title, message: message).contentShape(Rectangle()) }
                .buttonStyle(.plain)
                .accessibilityHint("Opens the message")
                .accessibilityIdentifier("\(identifier).open.button")
        } else {
            MessageBannerText(title: title, message: message)
                .accessibilityElement(children: .combine)
                .accessibilityIdentifier("\(identifier).label")
        }
    }

    private var dismissButton: some View {
        Button(action: dismiss) {
            Icon.close.image.padding(Spacing.xs).contentShape(Rectangle())
        }
        .buttonStyle(.plain)
        .fixedSize()
        .accessibilityLabel("Dismiss message")
        .accessibilityIdentifier("\(identifier).dismiss.button")
    }
}

/// A message to the user that came from outside while the app is in use: a push, a notice of the shop.
///
/// Show it in an inset at the top, `.safeAreaInset(edge: .top)`: around the app's root it is over all of its screens, on
/// what is in a stack it belongs to that screen. What appears in an inset is read out by assistive technologies, without
/// taking the focus away. It is sent away with its button, by a swipe upwards, or with Escape while the focus is in it.
///
/// Its elements are `<identifier>.banner`, `<identifier>.open.button` (`<identifier>.label` when it leads nowhere) and
/// `<identifier>.dismiss.button`.
public struct MessageBanner: View {
    private let title: String
    private let message: String
    private let identifier: String
    private let open: (@MainActor () -> Void)?
    private let dismiss: @MainActor () -> Void

    /// - Parameters:
    ///   - title: What it is about, in a few words; a line of it is shown.
    ///   - message: What there is to say; empty for nothing. Three lines of it are shown, and all of it is read out.
    ///   - identifier: What the accessibility identifiers begin with: `inbox.message`.
    ///   - open: Where a tap leads; nil for a message that leads nowhere.
    ///   - dismiss: Takes the message away. Opening it does not: the one who opens it may want to keep it.
    public init(
        title: String, message: String, identifier: String, open: (@MainActor () -> Void)?,
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
        .shadow(color: .black.opacity(0.18), radius: 12, y: 4)
        .onSwipeUp(perform: dismiss)
        .padding(.horizontal, Spacing.m)
        .accessibilityElement(children: .contain)
        .accessibilityAction(.escape, dismiss)
        .accessibilityIdentifier("\(identifier).banner")
    }

    @ViewBuilder private var content: some View {
        if let open {
            Button(action: open) { MessageBannerText(title: title, message: message) }
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
            Icon.close.image.padding(Spacing.xs)
        }
        .buttonStyle(.plain)
        .fixedSize()
        .accessibilityLabel("Dismiss message")
        .accessibilityIdentifier("\(identifier).dismiss.button")
    }
}

public import Model

/// A banner above content that may be outdated, with the reason and a retry button.
public struct NoticeBanner: View {
    private let icon: Icon
    private let copy: ErrorCopy
    private let isOffline: Bool
    private let retry: @MainActor () -> Void

    public init(_ error: ServiceError, retry: @escaping @MainActor () -> Void) {
        icon = Icon(error)
        copy = ErrorCopy(error)
        isOffline = error == .offline
        self.retry = retry
    }

    public var body: some View {
        if copy.isShown { content }
    }

    private var content: some View {
        HStack(spacing: Spacing.s) {
            icon.image.accessibilityHidden(true)
            (isOffline
                ? Text("You're offline. Showing saved content.") : Text("\(Text(copy.title)). Showing saved content."))
                .font(FontStyle.note)
            Spacer()
            ThemedButton("Try again", style: .plain, action: retry)
                .fixedSize()
                .accessibilityIdentifier("notice.retry.button")
        }
        .padding(Spacing.m)
        .background(ThemedColor.tint(ThemedColor.warning), in: RoundedRectangle(cornerRadius: CornerRadius.m))
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("notice.banner")
    }
}

/// A screen's content, and above it the reason why it may be outdated.
public struct ContentBelowNotice<Content: View>: View {
    private let notice: ServiceError?
    private let retry: @MainActor () -> Void
    private let content: Content

    /// - Parameters:
    ///   - notice: The reason why the content may be outdated. `nil` if it is fresh.
    ///   - retry: The action of the notice's button.
    ///   - content: The content of the screen.
    public init(
        _ notice: ServiceError?, retry: @escaping @MainActor () -> Void, @ViewBuilder content: () -> Content
    ) {
        self.notice = notice
        self.retry = retry
        self.content = content()
    }

    public var body: some View {
        // The stack keeps the identity of the content while the notice comes and goes.
        VStack(spacing: 0) {
            if let notice {
                NoticeBanner(notice, retry: retry).padding(.horizontal, Spacing.l).padding(.bottom, Spacing.s)
            }
            content
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }
}

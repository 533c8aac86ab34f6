public import Model

/// A banner above content that may be outdated, with the reason and a retry button.
public struct NoticeBanner: View {
    private let copy: ErrorCopy
    private let isOffline: Bool
    private let retry: @MainActor () -> Void

    public init(_ error: ServiceError, retry: @escaping @MainActor () -> Void) {
        copy = ErrorCopy(error)
        isOffline = error == .offline
        self.retry = retry
    }

    public var body: some View {
        if copy.isShown { content }
    }

    private var content: some View {
        HStack(spacing: Spacing.s) {
            copy.icon.image.accessibilityHidden(true)
            Text(isOffline ? "You're offline. Showing saved content." : "\(copy.title). Showing saved content.")
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

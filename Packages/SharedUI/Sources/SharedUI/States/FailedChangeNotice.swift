public import Model

/// A notice about a failed change, with buttons that send it again or discard it.
public struct FailedChangeNotice: View {
    private let change: FailedChange
    private let retry: @MainActor () -> Void
    private let discard: @MainActor () -> Void

    /// - Parameters:
    ///   - change: The failed change.
    ///   - retry: Sends the change again.
    ///   - discard: Discards the change.
    public init(
        _ change: FailedChange, retry: @escaping @MainActor () -> Void, discard: @escaping @MainActor () -> Void
    ) {
        self.change = change
        self.retry = retry
        self.discard = discard
    }

    public var body: some View {
        HStack(alignment: .top, spacing: Spacing.s) {
            Icon.warning.image.foregroundStyle(ThemedColor.warning).accessibilityHidden(true)
            VStack(alignment: .leading, spacing: Spacing.s) {
                VStack(alignment: .leading, spacing: Spacing.xs) {
                    Text(change.title).font(FontStyle.note).fontWeight(.semibold)
                    Text(change.text).font(FontStyle.note)
                }
                .accessibilityElement(children: .combine)
                .accessibilityIdentifier("\(identifier).label")
                HStack(spacing: Spacing.l) {
                    Button("Retry", action: retry)
                        .accessibilityLabel(Text("Retry: \(Text(change.title))"))
                        .accessibilityIdentifier("\(identifier).retry.button")
                    Button("Discard", role: .destructive, action: discard)
                        .accessibilityLabel(Text("Discard: \(Text(change.title))"))
                        .accessibilityIdentifier("\(identifier).discard.button")
                }
                .buttonStyle(.borderless)
            }
            Spacer()
        }
        .padding(Spacing.m)
        .background(ThemedColor.tint(ThemedColor.warning), in: RoundedRectangle(cornerRadius: CornerRadius.m))
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("\(identifier).notice")
    }

    private var identifier: String { "failed-change-\(change.id.rawValue)" }
}

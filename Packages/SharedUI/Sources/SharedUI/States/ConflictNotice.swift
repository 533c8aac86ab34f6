public import Model

/// A notice about a conflict, until the user dismisses it.
public struct ConflictNotice: View {
    private let conflict: OutboxConflict
    private let dismiss: @MainActor () -> Void

    /// - Parameters:
    ///   - conflict: The conflict.
    ///   - dismiss: Dismisses the conflict.
    public init(_ conflict: OutboxConflict, dismiss: @escaping @MainActor () -> Void) {
        self.conflict = conflict
        self.dismiss = dismiss
    }

    public var body: some View {
        HStack(alignment: .top, spacing: Spacing.s) {
            Icon.warning.image.foregroundStyle(ThemedColor.warning).accessibilityHidden(true)
            VStack(alignment: .leading, spacing: Spacing.xs) {
                Text(conflict.title).font(FontStyle.note).fontWeight(.semibold)
                Text(conflict.text).font(FontStyle.note)
            }
            .accessibilityElement(children: .combine)
            .accessibilityIdentifier("\(identifier).label")
            Spacer()
            Button(action: dismiss) { Icon.close.image }
                .buttonStyle(.borderless)
                .accessibilityLabel(Text("Dismiss: \(Text(conflict.title))"))
                .accessibilityIdentifier("\(identifier).dismiss.button")
        }
        .padding(Spacing.m)
        .background(ThemedColor.tint(ThemedColor.warning), in: RoundedRectangle(cornerRadius: CornerRadius.m))
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("\(identifier).notice")
    }

    private var identifier: String { "conflict-\(conflict.id.rawValue)" }
}

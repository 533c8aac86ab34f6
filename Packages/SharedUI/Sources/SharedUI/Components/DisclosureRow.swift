/// A row that opens another screen.
public struct DisclosureRow: View {
    private let title: LocalizedStringResource
    private let symbol: String
    private let isWorking: Bool
    private let open: @MainActor () -> Void

    public init(
        _ title: LocalizedStringResource, symbol: String, isWorking: Bool = false, open: @escaping @MainActor () -> Void
    ) {
        self.title = title
        self.symbol = symbol
        self.isWorking = isWorking
        self.open = open
    }

    public var body: some View {
        RowButton(action: open) {
            HStack(spacing: Spacing.m) {
                Label {
                    Text(title)
                } icon: {
                    Image(systemName: symbol)
                }
                Spacer()
                if isWorking {
                    ProgressView()
                } else {
                    Icon.forward.image.foregroundStyle(ThemedColor.secondaryText).accessibilityHidden(true)
                }
            }
        }
        .disabled(isWorking)
    }
}

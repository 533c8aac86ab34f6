import SharedUI

/// A row that opens another screen.
struct AccountRow: View {
    private let title: LocalizedStringResource
    private let symbol: String
    private let isWorking: Bool
    private let open: @MainActor () -> Void

    init(
        _ title: LocalizedStringResource, symbol: String, isWorking: Bool = false, open: @escaping @MainActor () -> Void
    ) {
        self.title = title
        self.symbol = symbol
        self.isWorking = isWorking
        self.open = open
    }

    var body: some View {
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

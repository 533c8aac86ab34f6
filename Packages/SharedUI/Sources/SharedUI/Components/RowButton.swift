/// A row of a list that is one button. All of the row takes taps, the gaps between its parts too.
public struct RowButton<Label: View>: View {
    private let action: @MainActor () -> Void
    private let label: Label

    public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    public var body: some View {
        Button(action: action) { label.contentShape(Rectangle()) }
            .buttonStyle(.plain)
    }
}

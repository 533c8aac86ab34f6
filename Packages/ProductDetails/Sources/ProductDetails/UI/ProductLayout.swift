import SharedUI

/// The measures of the product page.
enum ProductLayout {
    /// The maximum width, which fits two columns.
    static let maxWidth: CGFloat = 1120
}

/// Two views in columns of the same width if both fit, otherwise below each other.
struct ProductColumns<Leading: View, Trailing: View>: View {
    private let leading: Leading
    private let trailing: Trailing

    init(@ViewBuilder leading: () -> Leading, @ViewBuilder trailing: () -> Trailing) {
        self.leading = leading()
        self.trailing = trailing()
    }

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(alignment: .top, spacing: Spacing.xl) {
                column(leading)
                column(trailing)
            }
            VStack(alignment: .leading, spacing: Spacing.xl) {
                leading
                trailing
            }
        }
    }

    /// The ideal width keeps a large picture or a long text from being asked for all the room that it could take.
    private func column(_ content: some View) -> some View {
        content.frame(minWidth: 300, idealWidth: 300, maxWidth: .infinity, alignment: .topLeading)
    }
}

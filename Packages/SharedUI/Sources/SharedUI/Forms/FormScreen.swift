/// A scrolling column of fields and buttons, which isn't wider than a phone.
public struct FormScreen<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) {
        self.content = content()
    }

    public var body: some View {
        ScrollView {
            VStack {
                VStack(alignment: .leading, spacing: Spacing.l) { content }.frame(maxWidth: MaximumWidth.form)
            }
            .frame(maxWidth: .infinity)
            .padding(Spacing.l)
        }
    }
}
